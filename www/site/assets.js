// URLs of the files that the site loads on demand.

export const dialogSheet = new URL('../ui/dialog.css', import.meta.url);
export const reviewSheet = new URL('./review/review.css', import.meta.url);
export const settingsSheet = new URL('./settings/settings.css', import.meta.url);
export const statisticsSheet = new URL('./statistics/statistics.css', import.meta.url);
export const toolsSheet = new URL('./share/tools.css', import.meta.url);
export const manifestUrl = new URL('../app.webmanifest', import.meta.url);
/** At the root of the site, because its path is its scope. */
export const serviceWorker = new URL('../../sw.js', import.meta.url);
export const problemsSheet = new URL('./problems/problems.css', import.meta.url);
export const embedPage = new URL('../embed.html', import.meta.url);
export const elementModule = new URL('../patience-game.js', import.meta.url);
/** One of the static rules pages; the others are in the same folder. */
export const rulesPages = new URL('../rules/glossary.html', import.meta.url);
export const embeddingPage = new URL('../embedding.html', import.meta.url);
