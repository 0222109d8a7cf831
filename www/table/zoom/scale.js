// How many times larger than the room it has a table is to be drawn. Arithmetic, and what the window tells.

/** The window that a page of ours is drawn for, in pixels across: what is smaller than this may be a page that is zoomed. */
const USUAL = 1280;
/** A window no larger than this, and no higher than wide, is none that anybody makes so small: its page is zoomed. */
const SMALL = { width: 700, height: 540 };
/** So low is no telephone that is held sideways. */
const LOW = 300;
/** A page that is zoomed by less has a table that is large enough. */
const LEAST_ZOOM = 1.45;

/**
 * How far the page is zoomed, as far as can be told. A telephone is not: it is held near, has a finger for a pointer and
 * is told apart from a zoomed window by that, and by being higher than wide. A window in which something stands beside the
 * page, or below it, is smaller one way alone: a zoomed page is both ways. In a frame nothing can be told of the page.
 */
function zoomOfPage() {
  if (window.parent !== window) return 1;
  const isFine = matchMedia('(pointer: fine)').matches;
  const { innerWidth: width, innerHeight: height, outerWidth, outerHeight } = window;
  const isSmall = width >= height && width <= SMALL.width && height <= SMALL.height;
  const guessed = isSmall && (isFine || height < LOW) ? USUAL / width : 1;
  return isFine ? Math.max(guessed, Math.min(outerWidth / width, outerHeight / height) || 1) : guessed;
}

/**
 * By how much cards are enlarged. A zoomed page has room for fewer and fewer pixels: a table that fitted it would be no
 * larger than before. With this its cards are on the screen about twice as large at 200 %, three times at 400 %.
 * @param {import('../settings.js').Settings['magnify']} wish
 */
export function timesOf(wish) {
  if (wish !== 'auto') return Number(wish) || 1;
  const zoom = zoomOfPage();
  return zoom < LEAST_ZOOM ? 1 : Math.min(1.05 * zoom, 0.85 + 0.6 * zoom);
}
