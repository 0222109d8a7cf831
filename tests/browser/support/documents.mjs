// Translates the documents (accessibility, embedding, report) from their English pages. Keys in the English page:
// `data-text` for an element's content, `data-text-label` and `data-text-content` for attributes; `data-values` holds the
// figures of a sentence, `data-game` the id of a patience.

/** Names of the pages in www/. */
export const DOCUMENTS = ['accessibility', 'embedding', 'report'];

/** @typedef {Record<string, string | ((...values: string[]) => string)>} DocumentWords HTML by key */
/**
 * @typedef {object} Catalogue
 * @property {string} lang
 * @property {string} dir
 * @property {DocumentWords} words
 * @property {Record<string, string>} form sentences that scripts use too (words/pages.js)
 * @property {Record<string, { name: string, variant?: string }>} games
 */

const TEXT = /<(\w+)((?:\s[^<>]*?)?)\sdata-text="([^"]+)"([^<>]*)>(.*?)<\/\1>/gs;
const ATTRIBUTE = /data-text-(label|content)="([^"]+)"\s(?:aria-label|content)="([^"]*)"/g;
const VALUES = /\sdata-values="([^"]*)"/;

/** The English text of each key of a page. @param {string} html */
export const keysOf = (html) =>
  new Map([
    ...[...html.matchAll(TEXT)].map(([, , , key, , inner]) => /** @type {const} */ ([key, inner])),
    ...[...html.matchAll(ATTRIBUTE)].map(([, , key, text]) => /** @type {const} */ ([key, text])),
  ]);

/** @param {string} text */
const escapeAttribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Translates a page of www/ for www/pages/<language>/.
 * @param {string} html @param {Catalogue} catalogue @param {(problem: string) => void} report
 */
export function inLanguage(html, { lang, dir, words, form, games }, report) {
  const used = new Set();
  /** @param {string} key @param {string} [values] */
  const say = (key, values) => {
    const text = words[key];
    used.add(key);
    if (text === undefined) report(`“${key}” has no translation`);
    if (typeof text === 'function') return text(...(values ?? '').split(' '));
    if (values) report(`“${key}” has figures but no function`);
    return text ?? '';
  };
  const translated = html
    .replace(TEXT, (_, tag, before, key, after, inner) => {
      if (new RegExp(`<${tag}[\\s>]`).test(inner)) report(`“${key}” holds another ${tag}`);
      const values = VALUES.exec(before + after)?.[1];
      return `<${tag}${(before + after).replace(VALUES, '')}>${say(key, values)}</${tag}>`;
    })
    .replace(
      ATTRIBUTE,
      (_, which, key) => `${which === 'label' ? 'aria-label' : which}="${escapeAttribute(String(say(key)))}"`,
    )
    .replace(/(<(\w+)[^<>]*\sdata-words="([^"]+)"[^<>]*>)[^<]*(?=<\/\2>)/g, (_, start, __, key) => {
      if (form[key] === undefined) report(`“${key}” has no translation`);
      return start + form[key];
    })
    .replace(/(<(\w+)[^<>]*?)\sdata-game="([^"]+)"([^<>]*>)[^<]*(?=<\/\2>)/g, (_, start, __, id, end) => {
      const game = games[id];
      if (!game) report(`no game ${id}`);
      return `${start}${end}${game?.variant ?? game?.name ?? ''}`;
    })
    .replaceAll(' lang="en" dir="ltr"', '')
    .replace('<html lang="en">', `<html lang="${lang}" dir="${dir}">`)
    // Code runs from left to right in every language.
    .replace(/<pre(?![^<>]*\sdir=)/g, '<pre dir="ltr"')
    .replaceAll('<code>', dir === 'rtl' ? '<code dir="ltr">' : '<code>')
    // The translation lies two folders deeper, beside the other documents of its language.
    .replace(/(<(?:a|link|script)\b[^<>]*\s(?:href|src)=")(?![#a-z]+:|#|pages\/)([^"]*)"/g, (_, start, url) => {
      if (DOCUMENTS.some((name) => url.startsWith(`${name}.html`))) return `${start}${url}"`;
      return `${start}../../${url.replace(/^\.\.\/index\.html(?=#|$)/, `$&?lang=${lang}`)}"`;
    })
    .replace(/(hreflang="[^"]*" href=")pages\//g, '$1../')
    .replace(/(hreflang="en" href=")(?=[a-z]+\.html)/, '$1../../');
  for (const key of Object.keys(words)) if (!used.has(key)) report(`“${key}” is unused`);
  return translated;
}
