import { boot } from './boot.ts';

boot({ document, window, fetch: (input, init) => fetch(input, init) });
