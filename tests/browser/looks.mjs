// Pictures of everything that the site shows, in any language, to be looked at: `node tests/browser/looks.mjs FOLDER
// [LANGUAGE…] [SIZE…] [dark] [forced] [name=value…] [/PART…]`, after `cargo xtask dist`. A size is `360x640`; `forced` are
// the system's own colours; a value is an attribute that the table is given: `faces=classic`; a part is of the name of a
// walk: `/lesson`. Without a language it is all of them, without a size those of a telephone and a desk.
// Pictures are put together to sheets, which are named after the walk that they are of (support/walk.mjs).

import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { LANGUAGES } from '../../www/words/language.js';
import { skipDealAnimation, FLAGS } from './support/chromium.mjs';
import { waitForFrames } from './support/player.mjs';
import { chromiumProgram } from './support/programs.mjs';
import { serveSite } from './support/serve.mjs';
import { walks } from './support/walk.mjs';

const [folder, ...wishes] = process.argv.slice(2);
if (!folder) throw new Error('Where to? node looks.mjs FOLDER [LANGUAGE…] [SIZE…] [dark] [forced] [name=value…]');

const orAll = (/** @type {string[]} */ some, /** @type {string[]} */ all) => (some.length ? some : all);
const isSize = (/** @type {string} */ wish) => /^\d+x\d+$/.test(wish);
const languages = orAll(
  wishes.filter((wish) => Object.hasOwn(LANGUAGES, wish)),
  Object.keys(LANGUAGES).filter((code) => !code.startsWith('x-')),
);
const sizes = orAll(wishes.filter(isSize), ['360x640', '1440x900']).map((size) => size.split('x').map(Number));
const attributes = wishes.filter((wish) => wish.includes('=')).map((wish) => wish.split('='));
/** Walks whose name has one of these in it: `/lesson`. */
const only = wishes.filter((wish) => wish.startsWith('/')).map((wish) => wish.slice(1));

/** A sheet is no larger than this, so that its letters can still be read. */
const SHEET = 1480;

const site = await serveSite();
const browser = await chromium.launch({ executablePath: chromiumProgram(), args: FLAGS });
const binder = await browser.newPage({ viewport: { width: SHEET, height: SHEET } });
fs.mkdirSync(folder, { recursive: true });

/** @param {string} file @param {{ what: string, png: string }[]} pictures @param {number} width @param {number} height */
async function bind(file, pictures, width, height) {
  const across = Math.max(1, Math.floor(SHEET / width));
  const a = across * Math.max(1, Math.floor(SHEET / height));
  for (let from = 0; from < pictures.length; from += a) {
    await binder.setContent(
      `<!doctype html><body style="margin:0;display:grid;grid-template-columns:repeat(${across},max-content);gap:4px;background:#888;width:max-content">`,
    );
    await binder.evaluate(
      (all) => {
        for (const { what, png } of all) {
          const figure = document.createElement('figure');
          figure.style.cssText = 'margin:0;font:12px sans-serif';
          const image = Object.assign(new Image(), { src: `data:image/png;base64,${png}` });
          image.style.display = 'block';
          figure.append(what, image);
          document.body.append(figure);
        }
        return Promise.all([...document.images].map((image) => image.decode()));
      },
      pictures.slice(from, from + a),
    );
    await binder.locator('body').screenshot({ path: path.join(folder, `${file} ${from / a + 1}.png`) });
  }
}

for (const lang of languages)
  for (const [width, height] of sizes) {
    const [deferred, panels] = await Promise.all(
      ['deferred', 'panels'].map((part) => import(`../../www/words/${lang}/${part}.js`)),
    );
    for (const { name, address, walk } of walks(lang)) {
      if (only.length && !only.some((part) => name.includes(part))) continue;
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: wishes.includes('dark') ? 'dark' : 'light',
        reducedMotion: 'reduce',
        forcedColors: wishes.includes('forced') ? 'active' : 'none',
      });
      await skipDealAnimation(context);
      await context.addInitScript((set) => {
        addEventListener('DOMContentLoaded', () => {
          const dress = () => {
            for (const table of document.querySelectorAll('patience-game'))
              for (const [key, value] of set) if (table.getAttribute(key) !== value) table.setAttribute(key, value);
          };
          new MutationObserver(dress).observe(document, { subtree: true, childList: true });
          dress();
        });
      }, attributes);
      const page = await context.newPage();
      /** @type {{ what: string, png: string }[]} */
      const pictures = [];
      const see = async (/** @type {string} */ what) => {
        await waitForFrames(page, 3);
        await page.evaluate(() => document.fonts.ready);
        pictures.push({ what, png: (await page.screenshot()).toString('base64') });
      };
      await page.goto(site.url + address);
      try {
        await walk({ page, lang, deferred, panels, see });
      } catch (error) {
        console.error(`${lang}, ${name}: ${error}`);
        await see('where it ended');
      }
      await context.close();
      const dressed = [
        ...['dark', 'forced'].filter((wish) => wishes.includes(wish)),
        ...attributes.map(([, value]) => value),
      ];
      await bind([lang, `${width}x${height}`, ...dressed, name].join(' '), pictures, width, height);
      console.log(`${lang} ${width}×${height} ${name}: ${pictures.length}`);
    }
  }
await browser.close();
await site.close();
