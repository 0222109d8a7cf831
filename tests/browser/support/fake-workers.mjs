// Workers that only record their messages: a test answers for them.

/**
 * @typedef {EventTarget & { sent: any[], answer: (data: object) => void }} FakeWorker
 *   `sent`: messages from the page; `answer`: sends one to it
 */

/** Replaces the workers that a page starts; it lists them as `workers`. @param {import('playwright-core').Page} page */
export const fakeWorkers = (page) =>
  page.evaluate(() => {
    /** @type {FakeWorker[]} */
    const workers = [];
    class Recorder extends EventTarget {
      /** @type {any[]} */
      sent = [];
      constructor() {
        super();
        workers.push(this);
      }
      /** @param {unknown} message */
      postMessage(message) {
        this.sent.push(message);
      }
      terminate() {}
      /** @param {object} data */
      answer(data) {
        this.dispatchEvent(new MessageEvent('message', { data }));
      }
    }
    Object.assign(globalThis, { Worker: Recorder, workers });
  });
