// The solver in a worker of its own. A question is `{ id, link, ply, nodes }`; the answer `{ id, verdict, line, spent }`
// or `{ id, error }`. A new question ends the one before, which gets no answer.

import init, { Solver } from './pkg/patience_solver_wasm.js';

/** Nodes between two looks at the post: a few hundredths of a second. */
const SLICE = 50_000;

const ready = init({ module_or_path: new URL('./pkg/patience_solver_wasm_bg.wasm', import.meta.url) });
let newest = 0;

/** A turn of the event loop, in which a message can come; timers would wait 4 ms. */
const turn = () => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    resolve(undefined);
  };
  port2.postMessage(null);
});

/** @param {{ id: number, link: string, ply: number, nodes: number }} question */
async function work({ id, link, ply, nodes }) {
  await ready;
  const solver = new Solver(link, ply, nodes);
  try {
    let verdict = solver.run(SLICE);
    while (verdict === 'working' && id === newest) {
      await turn();
      verdict = solver.run(SLICE);
    }
    if (id === newest) postMessage({ id, verdict, line: solver.line(), spent: solver.spent() });
  } finally {
    solver.free();
  }
}

addEventListener('message', ({ data }) => {
  newest = data.id;
  work(data).catch((error) => postMessage({ id: data.id, error: String(error?.message ?? error) }));
});
