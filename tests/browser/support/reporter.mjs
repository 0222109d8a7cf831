// A reporter for `node --test` that writes one line of JSON for each test that has ended. `cargo xtask test` counts
// these, and names the slowest.

/**
 * @param {AsyncIterable<{ type: string, data: { name: string, file?: string, nesting: number, skip?: string | boolean,
 *   details: { duration_ms: number, type?: string, error?: Error } } }>} source
 */
export default async function* report(source) {
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { name, file = '', skip, details } = data;
    const outcome = type === 'test:fail' ? 'failed' : skip ? 'skipped' : 'passed';
    yield `${JSON.stringify({ name, file, outcome, seconds: details.duration_ms / 1000 })}\n`;
  }
}
