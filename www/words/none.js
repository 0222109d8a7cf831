// `dist` puts this module in place of the English words of catalogs that load them like those of any other language.

export {};
