// The headers that the built site asks of its host (dist/_headers).

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { testsSources } from './build-names.mjs';

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));

const text = testsSources ? '' : fs.readFileSync(path.join(process.env.PATIENCE_SITE ?? DIST, '_headers'), 'utf8');
const rules = text.split(/\n(?=\/)/).map((rule) => {
  const [place, ...lines] = rule.trim().split('\n');
  const pattern = new RegExp(`^${place.replace(/[.+]/g, '\\$&').replaceAll('*', '.*')}$`);
  return {
    pattern,
    fields: lines.map((text) =>
      text
        .trim()
        .split(/: (.*)/s)
        .slice(0, 2),
    ),
  };
});

/** The headers of a file, on a host that follows _headers; the sources ask for none. @param {string} name */
export const headersOf = (name) =>
  Object.fromEntries(rules.filter(({ pattern }) => pattern.test(`/${name}`)).flatMap(({ fields }) => fields));
