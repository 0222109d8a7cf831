// The position of a problem on the table, before its question has loaded.

import { loadEngineFor } from '../../engine/games.js';
import { positionOfProblem } from '../../engine/links.js';
import { Table } from '../../engine/loader.js';
import { hasGuest, openGameOn, showTable, table } from '../shell/table-page.js';

/** @import { TableHost, LineMode } from '../../table/host.js' */

/** The position of a problem whose question is still loading: nothing can be played. @param {TableHost} host @param {string} problem its link @returns {LineMode} */
const loadingProblem = (host, problem) => ({
  ply: 0,
  from: 0,
  to: 0,
  problem,
  guide: {
    tryMove: () => host.snapBack(),
    onRefused() {},
    narrow: (choices) => choices,
    narrowOffers: (offers) => offers,
  },
  stepBy() {},
  end: () => host.endLine(),
});

/** Shows the position of a problem while its question loads, unless a game is on the table. @param {string} link current link @param {AbortSignal} signal of its route */
export async function showPositionOfProblem(link, signal) {
  if (table?.view) return;
  await loadEngineFor(link);
  const element = await showTable(signal);
  if (!element || element.view) return;
  if (!(await openGameOn(element, signal, Table.open(`#${positionOfProblem(link)}`)))) return;
  if (hasGuest(link)) element.host.beginLine(loadingProblem(element.host, link));
}
