// Makes <patience-game> known to the page.

import { PatienceGame } from './element.js';

// Another copy of this module on the page may have been first.
const registry = globalThis.customElements;
if (registry && !registry.get('patience-game')) registry.define('patience-game', PatienceGame);
