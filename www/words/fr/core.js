// French: words of the table.

export { locale } from './cards.js';
export { tokens } from './tokens.js';
export * from './table.js';
