import { join } from 'node:path';
import { loadEnv } from 'vite';
import { settingsFrom } from '../server/settingsFrom.ts';
import { readSettings, type Settings } from '../src/browser/settings/settings.ts';

/** The services of a build (spec §9, Build-time flags): its environment's, else those of its mode, else those of the specification. */
export const readFlags = (mode: string): Settings['flags'] => {
  const { flags } = settingsFrom(loadEnv(mode, join(import.meta.dirname, '..'), 'FLAG_'));
  return readSettings(JSON.stringify({ flags })).flags;
};
