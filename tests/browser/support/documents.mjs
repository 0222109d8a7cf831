// Pages to read: written by hand in English, and made in other languages from that and their words. What is said has a key
// in the English page: `data-text` for what an element holds, `data-text-label` and `data-text-content` for its attributes;
// `data-values` are figures that its sentence is made with, `data-game` is a game by its id.

/** The pages, by the names of their files in www/. */
export const DOCUMENTS = ['accessibility', 'embedding', 'report'];

/** @typedef {Record<string, string | ((...values: string[]) => string)>} DocumentWords sentences as HTML, by key */
/**
 * @typedef {object} Speech
 * @property {string} lang
 * @property {string} dir
 * @property {DocumentWords} words
 * @property {Record<string, string>} form the words of what scripts translate too (words/pages.js)
 * @property {Record<string, { name: string, variant?: string }>} games
 */

const TEXT = /<(\w+)((?:\s[^<>]*?)?)\sdata-text="([^"]+)"([^<>]*)>(.*?)<\/\1>/gs;
const ATTRIBUTE = /data-text-(label|content)="([^"]+)"\s(?:aria-label|content)="([^"]*)"/g;
const VALUES = /\sdata-values="([^"]*)"/;

/** The keys of a page, with what it says in English. @param {string} html */
export const keysOf = (html) =>
  new Map([
    ...[...html.matchAll(TEXT)].map(([, , , key, , inner]) => /** @type {const} */ ([key, inner])),
    ...[...html.matchAll(ATTRIBUTE)].map(([, , key, text]) => /** @type {const} */ ([key, text])),
  ]);

/** @param {string} text */
const attribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * A page of www/ in another language, as it lies in www/pages/<language>/.
 * @param {string} html @param {Speech} speech @param {(problem: string) => void} report what is not as it must be
 */
export function inLanguage(html, { lang, dir, words, form, games }, report) {
  const used = new Set();
  /** @param {string} key @param {string} [values] */
  const say = (key, values) => {
    const said = words[key];
    used.add(key);
    if (said === undefined) report(`nothing is said for “${key}”`);
    if (typeof said === 'function') return said(...(values ?? '').split(' '));
    if (values) report(`“${key}” is made with figures`);
    return said ?? '';
  };
  const made = html
    .replace(TEXT, (_, tag, before, key, after, inner) => {
      if (new RegExp(`<${tag}[\\s>]`).test(inner)) report(`“${key}” holds another ${tag}`);
      const values = VALUES.exec(before + after)?.[1];
      return `<${tag}${(before + after).replace(VALUES, '')}>${say(key, values)}</${tag}>`;
    })
    .replace(
      ATTRIBUTE,
      (_, which, key) => `${which === 'label' ? 'aria-label' : which}="${attribute(String(say(key)))}"`,
    )
    .replace(/(<(\w+)[^<>]*\sdata-words="([^"]+)"[^<>]*>)[^<]*(?=<\/\2>)/g, (_, start, __, key) => {
      if (form[key] === undefined) report(`nothing is said for “${key}”`);
      return start + form[key];
    })
    .replace(/(<(\w+)[^<>]*?)\sdata-game="([^"]+)"([^<>]*>)[^<]*(?=<\/\2>)/g, (_, start, __, id, rest) => {
      const game = games[id];
      if (!game) report(`no game ${id}`);
      return `${start}${rest}${game?.variant ?? game?.name ?? ''}`;
    })
    .replaceAll(' lang="en" dir="ltr"', '')
    .replace('<html lang="en">', `<html lang="${lang}" dir="${dir}">`)
    // Code is read from left to right, whatever stands round it.
    .replace(/<pre(?![^<>]*\sdir=)/g, '<pre dir="ltr"')
    .replaceAll('<code>', dir === 'rtl' ? '<code dir="ltr">' : '<code>')
    // It lies two folders below; its sisters lie beside it.
    .replace(/(<(?:a|link|script)\b[^<>]*\s(?:href|src)=")(?![#a-z]+:|#|pages\/)([^"]*)"/g, (_, start, url) => {
      if (DOCUMENTS.some((name) => url.startsWith(`${name}.html`))) return `${start}${url}"`;
      const own = url.replace(/^\.\.\/index\.html(?=#|$)/, `$&?lang=${lang}`);
      return `${start}../../${own}"`;
    })
    .replace(/(hreflang="[^"]*" href=")pages\//g, '$1../')
    .replace(/(hreflang="en" href=")(?=[a-z]+\.html)/, '$1../../');
  for (const key of Object.keys(words)) if (!used.has(key)) report(`“${key}” is said nowhere`);
  return made;
}
