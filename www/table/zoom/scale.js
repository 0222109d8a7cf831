// The scale of a magnified table, from the setting and the zoom of the page.

/** Width of the window that pages are designed for: a smaller one may be a zoomed page. */
const DESIGN_WIDTH_PX = 1280;
/** A landscape window of at most this size counts as a zoomed page: no real window is so small. */
const MAX_ZOOMED_PX = { width: 700, height: 540 };
/** Minimum height of a phone held sideways. */
const MIN_PHONE_HEIGHT_PX = 300;
/** Below this zoom of the page the table is not magnified. */
const MIN_PAGE_ZOOM = 1.45;

/**
 * Estimates the zoom of the page. A phone, with a coarse pointer or higher than wide, counts as not zoomed. A sidebar makes a
 * window smaller in one direction only, zoom in both. Within an iframe the zoom is unknown: 1.
 */
function pageZoom() {
  if (window.parent !== window) return 1;
  const isFine = matchMedia('(pointer: fine)').matches;
  const { innerWidth: width, innerHeight: height, outerWidth, outerHeight } = window;
  const isSmall = width >= height && width <= MAX_ZOOMED_PX.width && height <= MAX_ZOOMED_PX.height;
  const guess = isSmall && (isFine || height < MIN_PHONE_HEIGHT_PX) ? DESIGN_WIDTH_PX / width : 1;
  return isFine ? Math.max(guess, Math.min(outerWidth / width, outerHeight / height) || 1) : guess;
}

/**
 * The scale of the cards. A table that fits a zoomed page would be no larger than without zoom; with this scale its cards are
 * about twice as large on the screen at 200 %, three times at 400 %.
 * @param {import('../settings.js').Settings['magnify']} setting
 */
export function scaleFor(setting) {
  if (setting !== 'auto') return Number(setting) || 1;
  const zoom = pageZoom();
  return zoom < MIN_PAGE_ZOOM ? 1 : Math.min(1.05 * zoom, 0.85 + 0.6 * zoom);
}
