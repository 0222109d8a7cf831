// Takes screenshots of all views of the site, in any language, for visual review: `node tests/browser/looks.mjs FOLDER
// [LANGUAGE…] [SIZE…] [dark] [forced] [name=value…] [/PART…]`, after `cargo xtask dist`. A size is `360x640`; `forced` sets
// forced colours; `faces=classic` sets an attribute of the table; `/lesson` chooses walks by a part of their name. Default: all
// languages, a phone and a desktop. Screenshots are combined into sheets, named after the walk (support/walk.mjs).

import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { LANGUAGES } from '../../www/words/language.js';
import { skipDealAnimation, FLAGS } from './support/chromium.mjs';
import { waitForFrames } from './support/table-state.mjs';
import { chromiumProgram } from './support/chromium-programs.mjs';
import { serveSite } from './support/serve.mjs';
import { walks } from './support/walk.mjs';

const [folder, ...choices] = process.argv.slice(2);
if (!folder) throw new Error('Where to? node looks.mjs FOLDER [LANGUAGE…] [SIZE…] [dark] [forced] [name=value…]');

const orAll = (/** @type {string[]} */ chosen, /** @type {string[]} */ all) => (chosen.length ? chosen : all);
const isSize = (/** @type {string} */ choice) => /^\d+x\d+$/.test(choice);
const languages = orAll(
  choices.filter((choice) => Object.hasOwn(LANGUAGES, choice)),
  Object.keys(LANGUAGES).filter((code) => !code.startsWith('x-')),
);
const sizes = orAll(choices.filter(isSize), ['360x640', '1440x900']).map((size) => size.split('x').map(Number));
const attributes = choices.filter((choice) => choice.includes('=')).map((choice) => choice.split('='));
/** Parts of the names of the chosen walks. */
const nameParts = choices.filter((choice) => choice.startsWith('/')).map((choice) => choice.slice(1));

/** Size of a sheet in pixels: larger ones are scaled down, and become illegible. */
const SHEET_SIZE = 1480;

const site = await serveSite();
const browser = await chromium.launch({ executablePath: chromiumProgram(), args: FLAGS });
const sheetPage = await browser.newPage({ viewport: { width: SHEET_SIZE, height: SHEET_SIZE } });
fs.mkdirSync(folder, { recursive: true });

/** Combines screenshots into sheets. @param {string} file @param {{ what: string, png: string }[]} pictures @param {number} width @param {number} height */
async function saveSheets(file, pictures, width, height) {
  const across = Math.max(1, Math.floor(SHEET_SIZE / width));
  const perSheet = across * Math.max(1, Math.floor(SHEET_SIZE / height));
  for (let from = 0; from < pictures.length; from += perSheet) {
    await sheetPage.setContent(
      `<!doctype html><body style="margin:0;display:grid;grid-template-columns:repeat(${across},max-content);gap:4px;background:#888;width:max-content">`,
    );
    await sheetPage.evaluate(
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
      pictures.slice(from, from + perSheet),
    );
    await sheetPage.locator('body').screenshot({ path: path.join(folder, `${file} ${from / perSheet + 1}.png`) });
  }
}

for (const lang of languages)
  for (const [width, height] of sizes) {
    const [reports, panels] = await Promise.all(
      ['reports', 'panels'].map((part) => import(`../../www/words/${lang}/${part}.js`)),
    );
    for (const { name, address, walk } of walks(lang)) {
      if (nameParts.length && !nameParts.some((part) => name.includes(part))) continue;
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: choices.includes('dark') ? 'dark' : 'light',
        reducedMotion: 'reduce',
        forcedColors: choices.includes('forced') ? 'active' : 'none',
      });
      await skipDealAnimation(context);
      await context.addInitScript((set) => {
        addEventListener('DOMContentLoaded', () => {
          const setAttributes = () => {
            for (const table of document.querySelectorAll('patience-game'))
              for (const [key, value] of set) if (table.getAttribute(key) !== value) table.setAttribute(key, value);
          };
          new MutationObserver(setAttributes).observe(document, { subtree: true, childList: true });
          setAttributes();
        });
      }, attributes);
      const page = await context.newPage();
      /** @type {{ what: string, png: string }[]} */
      const pictures = [];
      const inspect = async (/** @type {string} */ what) => {
        await waitForFrames(page, 3);
        await page.evaluate(() => document.fonts.ready);
        pictures.push({ what, png: (await page.screenshot()).toString('base64') });
      };
      await page.goto(site.url + address);
      try {
        await walk({ page, lang, reports, panels, inspect });
      } catch (error) {
        console.error(`${lang}, ${name}: ${error}`);
        await inspect('at the error');
      }
      await context.close();
      const variant = [
        ...['dark', 'forced'].filter((choice) => choices.includes(choice)),
        ...attributes.map(([, value]) => value),
      ];
      await saveSheets([lang, `${width}x${height}`, ...variant, name].join(' '), pictures, width, height);
      console.log(`${lang} ${width}×${height} ${name}: ${pictures.length}`);
    }
  }
await browser.close();
await site.close();
