// Runs Orca over a browser on a virtual display, without sound: presses keys, and reads Orca's speech from its log alone.
// Nothing in this module looks into the page.

import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOUBLE_MS } from '../../../www/table/input/stock.js';
import { onTestEnd } from '../support/teardown.mjs';
import { TIMEOUT_MS, BROWSER_START_MS, until } from '../support/until.mjs';

/** @typedef {'firefox' | 'chromium'} Engine */

const ORCA_FOLDER = path.dirname(fileURLToPath(import.meta.url));
/** Debian's Python, for which python3-pyatspi is built. */
const PYTHON = '/usr/bin/python3';
const LAUNCHER = '/usr/libexec/at-spi-bus-launcher';
const REPORTS = path.join(ORCA_FOLDER, '../../../target/reports');
const SIZE = [1280, 900];

/** @type {Record<Engine, string[]>} */
const BROWSERS = {
  firefox: ['firefox-esr', 'firefox'],
  chromium: ['chromium', 'chromium-browser', 'google-chrome'],
};

/** The browsers to test; ENGINES=firefox chooses one. */
export const engines = /** @type {Engine[]} */ ((process.env.ENGINES ?? 'firefox,chromium').split(','));

/** Keeps Firefox from speaking about anything but the page. */
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

/** Debian's packages, by the program of each. @type {Record<string, string>} */
const PACKAGES = {
  orca: 'orca',
  Xvfb: 'xvfb',
  xdotool: 'xdotool',
  openbox: 'openbox',
  'dbus-daemon': 'dbus-daemon',
  gsettings: 'libglib2.0-bin',
};

/** @param {string} name */
const folderOf = (name) =>
  (process.env.PATH ?? '').split(':').find((folder) => folder && fs.existsSync(path.join(folder, name)));

/** Debian's packages that are not installed. @param {Engine} engine @returns {string[]} */
export function missingPackages(engine) {
  const absent = Object.entries(PACKAGES).flatMap(([program, name]) => (folderOf(program) ? [] : [name]));
  if (!fs.existsSync(LAUNCHER)) absent.push('at-spi2-core');
  if (!BROWSERS[engine].some(folderOf)) absent.push(BROWSERS[engine][0]);
  if (spawnSync(PYTHON, ['-c', 'import pyatspi; import gi; gi.require_version("Wnck", "3.0")']).status !== 0)
    absent.push('python3-pyatspi', 'gir1.2-wnck-3.0', 'gir1.2-gtk-3.0');
  return absent;
}

/** A test's option `skip`: the missing packages, or false. @param {Engine} engine */
export const skipReason = (engine) => {
  const absent = missingPackages(engine);
  return absent.length > 0 && `Orca is missing: apt-get install --no-install-recommends ${absent.join(' ')}`;
};

/** Signals a process, or with a negative id its group, if it runs. @param {number} pid @param {NodeJS.Signals} name */
function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

/** Readers whose programs run. @type {Set<ScreenReader>} */
const running = new Set();

// Their programs have groups of their own, which Ctrl-C does not reach.
process.once('exit', () => {
  for (const reader of running) reader.endAtOnce();
});
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(name, () => process.exit(1));

/** Longest wait for the programs of an interrupted test, in tenths of a second. */
const MAX_END_WAITS = 50;

/** A line of Orca's log with speech. */
const SPEECH_LINE = /SPEECH OUTPUT: '(.*)'(?: |$|\{|None)/;

export class ScreenReader {
  /** All speech so far. @type {string[]} */
  utterances = [];
  /** By `performance.now()`. */
  lastUtteranceAt = -Infinity;
  #home = fs.mkdtempSync(path.join(os.tmpdir(), 'by-ear-'));
  #log = path.join(this.#home, 'orca.log');
  /** Bytes read, and the incomplete last line. */
  #logOffset = 0;
  #partialLine = '';
  /** @type {import('node:child_process').ChildProcess[]} */
  #children = [];
  /** @type {NodeJS.ProcessEnv} */
  #env = {};

  /** @param {import('node:test').TestContext} t @param {Engine} engine @param {string} address */
  static async open(t, engine, address) {
    const reader = new ScreenReader();
    running.add(reader);
    onTestEnd(t, 'close', () => reader.#close());
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
      PYTHONPATH: path.join(ORCA_FOLDER, 'python'),
      PYTHONDONTWRITEBYTECODE: '1',
    };
    // A separate desktop session, so that several can run at once.
    for (const name of Object.keys(this.#env))
      if (/^(?:WAYLAND_DISPLAY|AT_SPI_|XDG_(?!RUNTIME_DIR))/.test(name)) delete this.#env[name];
    const screen = `${SIZE.join('x')}x24`;
    // Xvfb chooses a free display and prints its number.
    const display = await this.#firstLineOf('Xvfb', ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp']);
    this.#env.DISPLAY = `:${display}`;
    this.#env.DBUS_SESSION_BUS_ADDRESS = await this.#firstLineOf('dbus-daemon', [
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
    const orca = path.join(folderOf('orca') ?? '', 'orca');
    const env = { ...this.#env, PATH: `${path.join(ORCA_FOLDER, 'bin')}:${this.#env.PATH}` };
    this.#spawn(PYTHON, [orca, `--debug-file=${this.#log}`], { env });
    await until(() => fs.existsSync(this.#log) && fs.readFileSync(this.#log, 'utf8').includes('Screen reader on'), {
      timeout: BROWSER_START_MS,
      what: 'Orca',
    });
    this.#startBrowser(engine, address);
  }

  /** @param {Engine} engine @param {string} address */
  #startBrowser(engine, address) {
    const program = BROWSERS[engine].find(folderOf) ?? engine;
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
   * @param {{ output?: 'ignore' | 'pipe', env?: NodeJS.ProcessEnv }} [settings]
   */
  #spawn(program, options, { output = 'ignore', env = this.#env } = {}) {
    const child = spawn(program, options, { env, stdio: ['ignore', output, 'ignore'], detached: true });
    this.#children.push(child);
    return child;
  }

  /** Starts a program and returns the first line of its output. @param {string} program @param {string[]} options */
  async #firstLineOf(program, options) {
    const { stdout } = this.#spawn(program, options, { output: 'pipe' });
    let line = '';
    stdout?.on('data', (data) => (line += data));
    await until(() => line.includes('\n'), { timeout: BROWSER_START_MS, what: program });
    return line.split('\n')[0].trim();
  }

  #readLog() {
    const { size } = fs.statSync(this.#log);
    if (size <= this.#logOffset) return;
    const file = fs.openSync(this.#log, 'r');
    const chunk = Buffer.alloc(size - this.#logOffset);
    fs.readSync(file, chunk, 0, chunk.length, this.#logOffset);
    fs.closeSync(file);
    this.#logOffset = size;
    const lines = (this.#partialLine + chunk.toString('utf8')).split('\n');
    this.#partialLine = lines.pop() ?? '';
    for (const line of lines) {
      const utterance = SPEECH_LINE.exec(line)?.[1].trim();
      if (!utterance) continue;
      this.utterances.push(utterance);
      this.lastUtteranceAt = performance.now();
    }
  }

  /**
   * Waits for an utterance.
   * @param {RegExp | string} wanted a part of it
   * @param {number} [from] index of the first utterance that counts
   * @param {number} [timeout] in ms
   * @returns {Promise<number>} its index
   */
  async expectUtterance(wanted, from = 0, timeout = TIMEOUT_MS) {
    const isWanted = (/** @type {string} */ utterance) =>
      typeof wanted === 'string' ? utterance.includes(wanted) : wanted.test(utterance);
    let index = -1;
    try {
      await until(
        () => {
          this.#readLog();
          index = this.utterances.findIndex((utterance, n) => n >= from && isWanted(utterance));
          return index >= 0;
        },
        { timeout, what: `speech “${wanted}”` },
      );
    } catch (error) {
      const speech = this.utterances.slice(Math.max(0, from - 20)).join(' | ') || 'nothing';
      throw new Error(`${error}; speech so far: ${speech}; log: ${this.#saveLog()}`, { cause: error });
    }
    return index;
  }

  /** Saves Orca's log, which has all events that reached it. @returns the path */
  #saveLog() {
    fs.mkdirSync(REPORTS, { recursive: true });
    const file = path.join(REPORTS, `${path.basename(this.#home)}.log`);
    fs.copyFileSync(this.#log, file);
    return file;
  }

  /** Presses keys. @param {...string} keys by xdotool's names @returns {number} the index of the next utterance */
  press(...keys) {
    this.#readLog();
    const { status } = spawnSync('xdotool', ['key', '--clearmodifiers', ...keys], { env: this.#env });
    if (status !== 0) throw new Error(`${keys.join(' ')} cannot be pressed`);
    return this.utterances.length;
  }

  /**
   * Presses keys after the time of a double press, whose second press the table ignores.
   * @param {...string} keys
   */
  async pressAfterSpeech(...keys) {
    await until(() => performance.now() - this.lastUtteranceAt > DOUBLE_MS, {
      what: 'the end of the time of a double press',
    });
    return this.press(...keys);
  }

  /** Types a text. @param {string} text @returns {number} the index of the next utterance */
  type(text) {
    this.#readLog();
    const { status } = spawnSync('xdotool', ['type', '--delay', '20', text], { env: this.#env });
    if (status !== 0) throw new Error(`“${text}” cannot be typed`);
    return this.utterances.length;
  }

  /** Types a text and waits until Orca has spoken each key. @param {string} text */
  async typeAndListen(text) {
    const from = this.type(text);
    await until(
      () => {
        this.#readLog();
        return this.utterances.length >= from + text.length;
      },
      { what: `speech for each key of “${text}”` },
    );
  }

  async #close() {
    for (const child of this.#children.reverse()) {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) continue;
      const exited = new Promise((done) => child.once('exit', done));
      // The process group, with its children.
      signal(-child.pid, 'SIGTERM');
      const timer = setTimeout(() => child.pid !== undefined && signal(-child.pid, 'SIGKILL'), 5000);
      await exited;
      clearTimeout(timer);
    }
    for (const pid of this.#strays()) signal(pid, 'SIGTERM');
    fs.rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 });
    running.delete(this);
  }

  /** Processes in other groups: this folder's unique name is in their command lines. */
  #strays() {
    const { stdout } = spawnSync('pgrep', ['-f', this.#home], { encoding: 'utf8' });
    return stdout
      .split('\n')
      .map(Number)
      .filter((pid) => pid && pid !== process.pid);
  }

  /** Ends everything while this process ends, when nothing asynchronous is carried out. */
  endAtOnce() {
    for (const { pid } of this.#children.reverse()) if (pid !== undefined) signal(-pid, 'SIGTERM');
    for (let n = 0; n < MAX_END_WAITS && this.#strays().length; n++) {
      for (const pid of this.#strays()) signal(pid, 'SIGTERM');
      spawnSync('sleep', ['0.1']);
    }
    for (const pid of this.#strays()) signal(pid, 'SIGKILL');
    fs.rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 });
  }
}
