import type { Plugin } from 'vite';
import { defaults } from '../src/settings/settingRows.ts';

/** Leaves of the table of settings only the defaults: variables, readers and docs are of no use in a browser. */
export const keepDefaults = (): Plugin => ({
  name: 'keep-defaults',
  load: {
    filter: { id: /\/src\/settings\/settingRows\.ts$/ },
    handler: () => `export const defaults = ${JSON.stringify(defaults)};`,
  },
});
