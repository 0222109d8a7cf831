// Registers <patience-game>.

import { PatienceGame } from './element.js';

// Another copy of this module on the page may have registered it already.
const registry = globalThis.customElements;
if (registry && !registry.get('patience-game')) registry.define('patience-game', PatienceGame);
