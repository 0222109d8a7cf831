// A rule of ESLint: after a key, nothing is asserted of the page at once. The driver may be back before the page has heard the
// key: such a test passes, or fails, by chance, and one that nothing changes passes whatever the key does.

/** Calls that wait for what a key leads to. */
const WAITS =
  /^(?:until|eventually|shows|addressSays|hears|frames|waitFor|waitForEvent|pressInVain|pressUnanswered|runFor|fastForward)$/;

/** The name of what is called, without what it belongs to. @param {any} call */
const nameOf = ({ callee }) => callee.property?.name ?? callee.name ?? '';

/** @param {any} node */
const isWait = (node) => node.type === 'CallExpression' && WAITS.test(nameOf(node));

/** The nodes of a statement, without what a waiting call holds and without functions that are only named. @param {any} node @returns {Generator<any>} */
function* within(node) {
  if (typeof node?.type !== 'string') return;
  yield node;
  if (isWait(node)) return;
  if (node.type === 'VariableDeclarator' && /Function/.test(node.init?.type)) return;
  for (const [key, value] of Object.entries(node))
    if (key !== 'parent') for (const child of [value].flat()) yield* within(child);
}

/** What matters of a statement. @param {any} statement */
function factsOf(statement) {
  const nodes = [...within(statement)];
  const calls = nodes.filter(({ type }) => type === 'CallExpression');
  return {
    waits: nodes.some(isWait),
    presses: calls.some(({ callee }) => callee.object?.property?.name === 'keyboard'),
    asserts: calls.some(({ callee }) => callee.object?.name === 'assert'),
    asks: nodes.some(({ type, argument }) => type === 'AwaitExpression' && !isWait(argument)),
  };
}

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { atOnce: 'Wait for what the key leads to (eventually), or press it by pressInVain.' },
  },
  /** @param {any} context */
  create: (context) => ({
    /** @param {any} block */
    BlockStatement({ body }) {
      // After a key: whether the page was asked anything since.
      let [pressed, asked] = [false, false];
      for (const statement of body) {
        const { waits, presses, asserts, asks } = factsOf(statement);
        if (pressed && asserts && (asked || asks)) context.report({ node: statement, messageId: 'atOnce' });
        if (presses) [pressed, asked] = [!waits, false];
        else if (waits || asserts) pressed = false;
        else if (asks) [pressed, asked] = [pressed && statement.type === 'VariableDeclaration', true];
      }
    },
  }),
};
