// A reporter for `node --test` that writes a line of JSON per test. `cargo xtask test` counts them, names the slowest, and
// repeats at its end why a test failed: the log of a long run may be cut before that.

/** Length of a failure's message. */
const MAX_CHARS = 600;

/** @param {Error | undefined} error the runner's; its cause is the test's */
function reason(error) {
  const { message } = /** @type {Error} */ (
    error?.cause instanceof Error ? error.cause : (error ?? new Error('unknown'))
  );
  return message.length > MAX_CHARS ? `${message.slice(0, MAX_CHARS)}…` : message;
}

/**
 * @param {AsyncIterable<{ type: string, data: { name: string, file?: string, nesting: number, skip?: string | boolean,
 *   details: { duration_ms: number, type?: string, error?: Error } } }>} source
 */
export default async function* report(source) {
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { name, file = '', skip, details } = data;
    const outcome = type === 'test:fail' ? 'failed' : skip ? 'skipped' : 'passed';
    const why = outcome === 'failed' ? reason(details.error) : undefined;
    yield `${JSON.stringify({ name, file, outcome, seconds: details.duration_ms / 1000, why })}\n`;
  }
}
