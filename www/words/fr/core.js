// French: what a table needs.

export { locale } from './cards.js';
export { tokens } from './tokens.js';
export * from './table.js';
