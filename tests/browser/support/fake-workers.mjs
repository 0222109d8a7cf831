// Workers that only record their messages: a test answers for them.

import { until } from './until.mjs';

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

/**
 * The open question to the solver, once it is asked.
 * @param {import('playwright-core').Page} page @param {string} want of the question
 * @returns {Promise<import('../../../www/solver/protocol.js').Question & { id: number, ply: number }>}
 */
export const waitForQuestion = (page, want) =>
  until(
    () =>
      page.evaluate((wanted) => {
        /** @type {{ workers: FakeWorker[] }} */
        const { workers } = /** @type {any} */ (globalThis);
        // Each who asks may start another worker.
        const question = workers.at(-1)?.sent.findLast((sent) => sent.want);
        return question?.want === wanted && !question.isAnswered && question;
      }, want),
    { what: `a question for a ${want}` },
  );

/** Answers the open question to the solver, once it is asked. @param {import('playwright-core').Page} page @param {string} want of the question @param {object} answer */
export async function answerQuestion(page, want, answer) {
  await waitForQuestion(page, want);
  await page.evaluate((data) => {
    /** @type {{ workers: FakeWorker[] }} */
    const { workers } = /** @type {any} */ (globalThis);
    const question = workers.at(-1)?.sent.findLast((sent) => sent.want);
    question.isAnswered = true;
    workers.at(-1)?.answer({ id: question.id, spent: 3, ...data });
  }, answer);
}
