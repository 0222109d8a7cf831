// The driver of engine.mjs for WebKitGTK's MiniBrowser, by WebDriver, on a virtual screen.

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { TIMEOUT_MS, BROWSER_START_MS, until } from './until.mjs';

const WEBDRIVER = '/usr/bin/WebKitWebDriver';
/** Ports tried: another program may take one between its choice and its use. */
const MAX_ATTEMPTS = 5;

/** Debian's path of the browser depends on the processor. */
function findMiniBrowser() {
  for (const dir of fs.readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)) {
    for (const version of ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']) {
      const file = `${dir}/${version}/MiniBrowser`;
      if (fs.existsSync(file)) return file;
    }
  }
  throw new Error("WebKit's MiniBrowser is missing: install webkit2gtk-driver");
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {number} port @returns {Promise<boolean>} */
function isListening(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('connect', () => (socket.destroy(), resolve(true)));
    socket.on('error', () => resolve(false));
  });
}

/** @type {Record<string, string>} */
const KEYS = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ' ': Key.SPACE,
  Space: Key.SPACE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Home: Key.HOME,
  End: Key.END,
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Alt: Key.ALT,
};

/** @param {import("node:child_process").ChildProcess} child @param {NodeJS.Signals} [signal] */
const endProcess = (child, signal = 'SIGTERM') => {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
};

/** Starts a virtual screen; Xvfb picks its number, so that several can start at once. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  let number = '';
  let failure = '';
  screen.on('error', () => (failure = 'Xvfb does not start: install xvfb'));
  screen.on('exit', (code) => (failure ||= `Xvfb ended (${code}): is xvfb installed?`));
  screen.stdio[3]?.on('data', (text) => (number += text));
  await until(
    () => {
      if (failure) throw new Error(failure);
      return number.endsWith('\n');
    },
    { what: 'Xvfb', timeout: BROWSER_START_MS },
  );
  return { screen, display: `:${number.trim()}` };
}

/**
 * Starts WebKitWebDriver on a free port; if another program takes the port first, tries another.
 * @param {string} display
 */
async function startService(display) {
  for (let attempts = 1; ; attempts++) {
    const port = await findFreePort();
    const service = spawn(WEBDRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
      // A process group: its browsers end with it.
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1' },
    });
    let isMissing = false;
    let hasEnded = false;
    service.on('error', () => (isMissing = true));
    service.on('exit', () => (hasEnded = true));
    await until(() => isMissing || hasEnded || isListening(port), {
      what: 'WebKitWebDriver',
      timeout: BROWSER_START_MS,
    });
    if (!isMissing && !hasEnded) return { service, port };
    if (isMissing || attempts === MAX_ATTEMPTS)
      throw new Error('WebKitWebDriver does not start: is webkit2gtk-driver installed?');
  }
}

/** @returns {Promise<{ newDriver: () => Promise<import("./engine.mjs").Driver>, close: () => Promise<void> }>} */
export async function start() {
  const { screen, display } = await startScreen();
  process.once('exit', () => endProcess(screen));
  const { service, port } = await startService(display);
  const stopService = () => {
    try {
      if (service.pid) process.kill(-service.pid, 'SIGTERM');
    } catch {
      // It has ended.
    }
  };
  process.once('exit', stopService);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => process.exit(1));
  }
  return {
    close: async () => {
      stopService();
      endProcess(screen);
    },
    newDriver: () => newDriver(`http://127.0.0.1:${port}`),
  };
}

/**
 * Waits for an answer of WebKitWebDriver, which now and then never comes.
 * @template T @param {Promise<T>} answer @param {string} what @param {number} timeout in ms
 */
function answered(answer, what, timeout) {
  const late = delay(timeout, null, { ref: false }).then(() => {
    throw new Error(`WebKitWebDriver does not answer: ${what}`);
  });
  return Promise.race([answer, late]);
}

/** @param {string} server @returns {Promise<import("./engine.mjs").Driver>} */
async function newDriver(server) {
  const builder = new Builder().usingServer(server).withCapabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
  });
  const driver = await answered(Promise.resolve(builder.build()), 'a browser should start', BROWSER_START_MS);
  const execute = driver.execute.bind(driver);
  // A page has TIMEOUT_MS for a script or to load.
  driver.execute = (command) => answered(execute(command), command.getName(), 2 * TIMEOUT_MS);
  await driver.manage().setTimeouts({ script: TIMEOUT_MS, pageLoad: TIMEOUT_MS });
  /** Finds an element, also in shadow trees (deep-query.mjs). @param {string} selector @returns {Promise<import("selenium-webdriver").WebElement>} */
  const find = async (selector) => {
    const element = await driver.executeScript('return __deepQuery(arguments[0])', selector);
    if (!element) throw new Error(`no element matches ${selector}`);
    return /** @type {import("selenium-webdriver").WebElement} */ (element);
  };
  /** @type {import("./engine.mjs").Driver["evaluate"]} */
  const evaluate = async (f, ...args) =>
    /** @type {any} */ (await driver.executeScript(`return (${f}).apply(null, arguments)`, ...args));
  const actions = () => driver.actions({ async: true });
  return {
    evaluate,
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    click: async (selector) => {
      const origin = await find(selector);
      await driver.executeScript("arguments[0].scrollIntoView({ block: 'nearest' })", origin);
      await actions().move({ origin, duration: 0 }).press().release().perform();
    },
    drag: async (from, to) => {
      const [a, b] = [await find(from), await find(to)];
      await actions()
        .move({ origin: a, duration: 0 })
        .press()
        .move({ origin: Origin.POINTER, x: 8, y: 8, duration: 50 })
        .move({ origin: b, duration: 100 })
        .release()
        .perform();
    },
    press: async (key) => {
      const keys = key.split('+').map((name) => KEYS[name] ?? name);
      let sequence = actions();
      for (const name of keys) sequence = sequence.keyDown(name);
      for (const name of keys.toReversed()) sequence = sequence.keyUp(name);
      await sequence.perform();
    },
    resize: async (width, height) => {
      // The driver sizes the window; the viewport is smaller by the browser's bars.
      await driver.manage().window().setRect({ width, height });
      const [w, h] = await evaluate(() => [innerWidth, innerHeight]);
      await driver
        .manage()
        .window()
        .setRect({ width: 2 * width - w, height: 2 * height - h });
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}
