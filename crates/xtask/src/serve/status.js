// Shows on a served page which modules are still being built, and reloads the page when the rules have changed. The
// development server adds it to index.html; it is no part of the published site.

/** @type {Record<string, string>} */
const NAMES = {
  'patience-wasm': 'the rules',
  'patience-solver-wasm': 'the solver',
  'patience-tools-wasm': 'sharing and text tools',
};

const strip = document.createElement('output');
strip.hidden = true;
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  #build-status {
    position: fixed; inset: auto 0 0; z-index: 2147483647; padding: 0.25rem 0.75rem;
    background: #1b1b1b; color: #fff; font: 13px/1.5 system-ui, sans-serif; text-align: center; pointer-events: none;
  }
  #build-status[hidden] { display: none; }
`);
strip.id = 'build-status';
document.adoptedStyleSheets.push(sheet);
document.documentElement.append(strip);

/** @type {string | undefined} */
let rules;

new EventSource('/build-status').addEventListener('message', ({ data }) => {
  const status = JSON.parse(data);
  rules ??= status.rules;
  if (status.rules !== rules) location.reload();
  const names = (/** @type {string[]} */ packages) => packages.map((name) => NAMES[name] ?? name).join(' and ');
  const sentences = [];
  if (status.failed.length) sentences.push(`Not compiled: ${names(status.failed)}. The terminal says why.`);
  if (status.building.length) sentences.push(`Building ${names(status.building)}…`);
  strip.textContent = sentences.join(' ');
  strip.hidden = !sentences.length;
});
