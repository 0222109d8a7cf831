// ESLint rule: no assertion about the page directly after a key. The driver can return before the page has handled the key,
// so such a test is flaky; and one that expects no change passes whatever the key does.

/** Calls that wait for the effect of a key. */
const WAITS = /^(?:until|eventually|expect\w*|waitFor\w*|pressKey|hears|runFor|fastForward)$/;

/** The name of the called function or method. @param {any} call */
const nameOf = ({ callee }) => callee.property?.name ?? callee.name ?? '';

/** @param {any} node */
const isWait = (node) => node.type === 'CallExpression' && WAITS.test(nameOf(node));

/** The nodes of a statement, without the arguments of waiting calls and without functions assigned to names. @param {any} node @returns {Generator<any>} */
function* nodesOf(node) {
  if (typeof node?.type !== 'string') return;
  yield node;
  if (isWait(node)) return;
  if (node.type === 'VariableDeclarator' && /Function/.test(node.init?.type)) return;
  for (const [key, value] of Object.entries(node))
    if (key !== 'parent') for (const child of [value].flat()) yield* nodesOf(child);
}

/** @param {any} statement */
function flagsOf(statement) {
  const nodes = [...nodesOf(statement)];
  const calls = nodes.filter(({ type }) => type === 'CallExpression');
  return {
    waits: nodes.some(isWait),
    presses: calls.some(({ callee }) => callee.object?.property?.name === 'keyboard'),
    asserts: calls.some(({ callee }) => callee.object?.name === 'assert'),
    reads: nodes.some(({ type, argument }) => type === 'AwaitExpression' && !isWait(argument)),
  };
}

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { waitFirst: 'Wait for the effect of the key (eventually), or press it with pressKey.' },
  },
  /** @param {any} context */
  create: (context) => ({
    /** @param {any} block */
    BlockStatement({ body }) {
      // A key was pressed without a wait; the page has been read since.
      let [hasPressed, hasRead] = [false, false];
      for (const statement of body) {
        const { waits, presses, asserts, reads } = flagsOf(statement);
        if (hasPressed && asserts && (hasRead || reads)) context.report({ node: statement, messageId: 'waitFirst' });
        if (presses) [hasPressed, hasRead] = [!waits, false];
        else if (waits || asserts) hasPressed = false;
        else if (reads) [hasPressed, hasRead] = [hasPressed && statement.type === 'VariableDeclaration', true];
      }
    },
  }),
};
