// A screen reader over a browser, without a display and without sound: Orca. Keys are pressed, and what is said is heard, by
// nothing but its log. Nothing here looks into the page.

import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOUBLE_MS } from '../../../www/table/input/timing.js';
import { atEnd } from '../support/teardown.mjs';
import { TIMEOUT_MS, BROWSER_START_MS, until } from '../support/until.mjs';

/** @typedef {'firefox' | 'chromium'} Engine */

const HERE = path.dirname(fileURLToPath(import.meta.url));
/** Debian's own, which its packages are for. */
const PYTHON = '/usr/bin/python3';
const LAUNCHER = '/usr/libexec/at-spi-bus-launcher';
const REPORTS = path.join(HERE, '../../../target/reports');
const SIZE = [1280, 900];

/** @type {Record<Engine, string[]>} */
const BROWSERS = {
  firefox: ['firefox-esr', 'firefox'],
  chromium: ['chromium', 'chromium-browser', 'google-chrome'],
};

/** The browsers that are heard; ENGINES=firefox is one of them. */
export const engines = /** @type {Engine[]} */ ((process.env.ENGINES ?? 'firefox,chromium').split(','));

/** Nothing but the page is to speak. */
const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.newtab.preload': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'startup.homepage_welcome_url': '',
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** Debian's packages, by the program that each brings. @type {Record<string, string>} */
const PACKAGES = {
  orca: 'orca',
  Xvfb: 'xvfb',
  xdotool: 'xdotool',
  openbox: 'openbox',
  'dbus-daemon': 'dbus-daemon',
  gsettings: 'libglib2.0-bin',
};

/** @param {string} name */
const found = (name) =>
  (process.env.PATH ?? '').split(':').find((folder) => folder && fs.existsSync(path.join(folder, name)));

/** The packages that are missing. @param {Engine} engine @returns {string[]} */
export function missing(engine) {
  const absent = Object.entries(PACKAGES).flatMap(([program, name]) => (found(program) ? [] : [name]));
  if (!fs.existsSync(LAUNCHER)) absent.push('at-spi2-core');
  if (!BROWSERS[engine].some(found)) absent.push(BROWSERS[engine][0]);
  if (spawnSync(PYTHON, ['-c', 'import pyatspi; import gi; gi.require_version("Wnck", "3.0")']).status !== 0)
    absent.push('python3-pyatspi', 'gir1.2-wnck-3.0', 'gir1.2-gtk-3.0');
  return absent;
}

/** Why a test cannot be done here; false if it can. @param {Engine} engine */
export const skipped = (engine) => {
  const absent = missing(engine);
  return absent.length > 0 && `Orca is missing: apt-get install --no-install-recommends ${absent.join(' ')}`;
};

/** What a line of Orca's log says aloud. */
const SPOKEN = /SPEECH OUTPUT: '(.*)'(?: |$|\{|None)/;

export class ScreenReader {
  /** All that was heard, one utterance after the other. @type {string[]} */
  heard = [];
  /** When the last of it was heard. */
  heardAt = -Infinity;
  #home = fs.mkdtempSync(path.join(os.tmpdir(), 'by-ear-'));
  #log = path.join(this.#home, 'orca.log');
  /** How far the log has been read, and what stands in its last line so far. */
  #at = 0;
  #rest = '';
  /** @type {import('node:child_process').ChildProcess[]} */
  #children = [];
  /** @type {NodeJS.ProcessEnv} */
  #env = {};

  /** @param {import('node:test').TestContext} t @param {Engine} engine @param {string} address */
  static async open(t, engine, address) {
    const reader = new ScreenReader();
    atEnd(t, 'close', () => reader.#close());
    await reader.#start(engine, address);
    return reader;
  }

  /** @param {Engine} engine @param {string} address */
  async #start(engine, address) {
    const run = path.join(this.#home, 'run');
    fs.mkdirSync(run, { mode: 0o700 });
    this.#env = {
      ...process.env,
      HOME: this.#home,
      XDG_RUNTIME_DIR: run,
      GTK_MODULES: 'gail:atk-bridge',
      ACCESSIBILITY_ENABLED: '1',
      NO_AT_BRIDGE: '0',
      MOZ_ENABLE_WAYLAND: '0',
      PYTHONPATH: path.join(HERE, 'python'),
      PYTHONDONTWRITEBYTECODE: '1',
    };
    // A session of its own, in nobody's way: several can run at once.
    for (const name of Object.keys(this.#env))
      if (/^(?:WAYLAND_DISPLAY|AT_SPI_|XDG_(?!RUNTIME_DIR))/.test(name)) delete this.#env[name];
    const screen = `${SIZE.join('x')}x24`;
    // The server chooses a display that is free, and says which.
    const display = await this.#told('Xvfb', ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp']);
    this.#env.DISPLAY = `:${display}`;
    this.#env.DBUS_SESSION_BUS_ADDRESS = await this.#told('dbus-daemon', [
      '--session',
      '--nofork',
      '--print-address=1',
    ]);
    this.#spawn('openbox', []);
    this.#spawn(LAUNCHER, ['--launch-immediately']);
    for (const [schema, key] of [
      ['org.gnome.desktop.interface', 'toolkit-accessibility'],
      ['org.gnome.desktop.a11y.applications', 'screen-reader-enabled'],
    ])
      spawnSync('gsettings', ['set', schema, key, 'true'], { env: this.#env });
    const orca = path.join(found('orca') ?? '', 'orca');
    const env = { ...this.#env, PATH: `${path.join(HERE, 'bin')}:${this.#env.PATH}` };
    this.#spawn(PYTHON, [orca, `--debug-file=${this.#log}`], { env });
    await until(() => fs.existsSync(this.#log) && fs.readFileSync(this.#log, 'utf8').includes('Screen reader on'), {
      timeout: BROWSER_START_MS,
      what: 'Orca',
    });
    this.#browse(engine, address);
  }

  /** @param {Engine} engine @param {string} address */
  #browse(engine, address) {
    const program = BROWSERS[engine].find(found) ?? engine;
    const [width, height] = SIZE.map(String);
    if (engine === 'firefox') {
      const profile = path.join(this.#home, 'firefox');
      fs.mkdirSync(profile);
      const lines = Object.entries(PREFERENCES).map(
        ([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});\n`,
      );
      fs.writeFileSync(path.join(profile, 'user.js'), lines.join(''));
      return this.#spawn(program, ['--no-remote', '--profile', profile, '--width', width, '--height', height, address]);
    }
    const profile = `--user-data-dir=${path.join(this.#home, 'chromium')}`;
    const flags = [
      '--no-sandbox',
      '--disable-gpu',
      '--force-renderer-accessibility',
      '--no-first-run',
      '--disable-sync',
    ];
    return this.#spawn(program, [...flags, profile, `--window-size=${width},${height}`, address]);
  }

  /**
   * @param {string} program @param {string[]} options
   * @param {{ output?: 'ignore' | 'pipe', env?: NodeJS.ProcessEnv }} [how]
   */
  #spawn(program, options, { output = 'ignore', env = this.#env } = {}) {
    const child = spawn(program, options, { env, stdio: ['ignore', output, 'ignore'], detached: true });
    this.#children.push(child);
    return child;
  }

  /** Starts a program that says one line first, and gives it. @param {string} program @param {string[]} options */
  async #told(program, options) {
    const { stdout } = this.#spawn(program, options, { output: 'pipe' });
    let line = '';
    stdout?.on('data', (data) => (line += data));
    await until(() => line.includes('\n'), { timeout: BROWSER_START_MS, what: program });
    return line.split('\n')[0].trim();
  }

  #listen() {
    const { size } = fs.statSync(this.#log);
    if (size <= this.#at) return;
    const file = fs.openSync(this.#log, 'r');
    const chunk = Buffer.alloc(size - this.#at);
    fs.readSync(file, chunk, 0, chunk.length, this.#at);
    fs.closeSync(file);
    this.#at = size;
    const lines = (this.#rest + chunk.toString('utf8')).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      const said = SPOKEN.exec(line)?.[1].trim();
      if (!said) continue;
      this.heard.push(said);
      this.heardAt = performance.now();
    }
  }

  /**
   * Waits until something is heard.
   * @param {RegExp | string} wanted within one utterance
   * @param {number} [from] the number of the first utterance that counts
   * @param {number} [timeout] in milliseconds
   * @returns {Promise<number>} the number of the utterance
   */
  async hear(wanted, from = 0, timeout = TIMEOUT_MS) {
    const is = (/** @type {string} */ said) => (typeof wanted === 'string' ? said.includes(wanted) : wanted.test(said));
    let at = -1;
    try {
      await until(
        () => {
          this.#listen();
          at = this.heard.findIndex((said, n) => n >= from && is(said));
          return at >= 0;
        },
        { timeout, what: `“${wanted}” to be heard` },
      );
    } catch (error) {
      const heard = this.heard.slice(Math.max(0, from - 20)).join(' | ') || 'nothing';
      throw new Error(`${error}; heard: ${heard}; more in ${this.#keepLog()}`, { cause: error });
    }
    return at;
  }

  /** Orca's log, with each event that reached it, kept for whoever asks why. */
  #keepLog() {
    fs.mkdirSync(REPORTS, { recursive: true });
    const kept = path.join(REPORTS, `${path.basename(this.#home)}.log`);
    fs.copyFileSync(this.#log, kept);
    return kept;
  }

  /** Presses keys, as xdotool calls them. @param {...string} keys */
  press(...keys) {
    this.#listen();
    const { status } = spawnSync('xdotool', ['key', '--clearmodifiers', ...keys], { env: this.#env });
    if (status !== 0) throw new Error(`${keys.join(' ')} cannot be pressed`);
    return this.heard.length;
  }

  /**
   * Presses keys as one does who has listened to the end: later than in a double press, of which the second does not count.
   * @param {...string} keys
   */
  async pressAfterwards(...keys) {
    await until(() => performance.now() - this.heardAt > DOUBLE_MS, { what: 'the time of a double press' });
    return this.press(...keys);
  }

  /** Writes a text. @param {string} text */
  type(text) {
    this.#listen();
    const { status } = spawnSync('xdotool', ['type', '--delay', '20', text], { env: this.#env });
    if (status !== 0) throw new Error(`“${text}” cannot be written`);
    return this.heard.length;
  }

  /** Writes a text as a person does, who hears the keys before going on. @param {string} text */
  async write(text) {
    const from = this.type(text);
    await until(
      () => {
        this.#listen();
        return this.heard.length >= from + text.length;
      },
      { what: `the keys of “${text}” to be heard` },
    );
  }

  async #close() {
    for (const child of this.#children.reverse()) {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) continue;
      const gone = new Promise((done) => child.once('exit', done));
      // Each has a group of its own, with what it has started.
      try {
        process.kill(-child.pid, 'SIGTERM');
      } catch {
        // It has gone meanwhile.
      }
      const late = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), 5000);
      await gone;
      clearTimeout(late);
    }
    // What they have started in groups of its own bears the name of the folder, which is nobody else's.
    const left = spawnSync('pgrep', ['-f', this.#home], { encoding: 'utf8' }).stdout.split('\n').map(Number);
    for (const pid of left.filter((one) => one && one !== process.pid)) {
      try {
        process.kill(pid, 'SIGTERM');
      } catch {
        // It has gone meanwhile.
      }
    }
    fs.rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 });
  }
}
