// <patience-game>: a patience table. The rules are in WebAssembly; the table shows them and passes on what the player does.
//
//   <script type="module" src="…/patience-game.js"></script>
//   <patience-game game="sly" deal="S7Q3-K9X2">What is shown until the table is ready.</patience-game>
//
// Its attributes, properties, methods, events, parts and custom properties are a contract with other people's pages:
// embedding.html describes it, npm/patience-game.d.ts types it. What can be set is in the table in table/settings.js.
//
// This address is public; all other modules may move.

import './table/define.js';
import { setBase } from './assets.js';
import { PatienceGame } from './table/element.js';
import { mount } from './table/mount.js';

export { mount, PatienceGame, setBase };
