// The positions of a lesson on the table, in place of the player's game.

import { Table } from '../../engine/loader.js';

/** @import { TableHost } from '../host.js' */

export class LessonScene {
  #host;
  /** Link of the scene on the table. */
  #link = '';
  /** Moves before that link. */
  #basePly = 0;

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
  }

  /** Shows a position of the lesson. @param {import('./steps.js').LessonPosition} position */
  render({ link, line }) {
    const host = this.#host;
    if (link === this.#link) {
      host.showLine(this.#basePly, line, this.#basePly + line.length, 'shown');
      return;
    }
    const table = Table.open(`#${link}`);
    this.#basePly = table.summary().ply;
    this.#link = link;
    // With the moves made since.
    if (line.length) table.preview(this.#basePly, line.join(' '), this.#basePly + line.length);
    host.session.parkAndShow(table);
  }
}
