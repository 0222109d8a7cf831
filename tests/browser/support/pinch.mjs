// Two fingers on a touch screen.

/**
 * Moves two fingers apart, or together, round a point.
 * @param {import('playwright-core').CDPSession} client @param {{ x: number, y: number }} middle @param {number[]} distances of the fingers from it, in turn
 */
export async function pinch(client, { x, y }, [first, ...others]) {
  const fingers = (/** @type {number} */ distance) => [
    { x: x - distance, y, id: 0 },
    { x: x + distance, y, id: 1 },
  ];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(first) });
  for (const distance of others)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(distance) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
