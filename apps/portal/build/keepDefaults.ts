import type { Plugin } from 'vite';
import { defaults } from '../src/settings/settingRows.ts';

/** Keeps only the defaults of the table of settings: a browser does not need variables, readers and docs. */
export const keepDefaults = (): Plugin => ({
  name: 'keep-defaults',
  load: {
    filter: { id: /\/src\/settings\/settingRows\.ts$/ },
    // JSON has no undefined; the reader of the settings takes null for it.
    handler: () => `export const defaults = ${JSON.stringify(defaults, (_, value) => value ?? null)};`,
  },
});
