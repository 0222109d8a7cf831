// <patience-game>: a patience table.
//
//   <script type="module" src="…/patience-game.js"></script>
//   <patience-game game="sly" deal="S7Q3-K9X2">Shown until the table is ready.</patience-game>
//
// Its attributes, properties, methods, events, parts and custom properties are public: embedding.html describes them,
// npm/patience-game.d.ts has their types, table/settings.js the settings.
//
// This address and engine.js are public; all other modules may move.

import './table/define.js';
import { setBase } from './assets.js';
import { PatienceGame } from './table/element.js';
import { mount } from './table/mount.js';

export { mount, PatienceGame, setBase };
