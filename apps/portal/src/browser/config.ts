import { readSettings } from './settings/settings.ts';

/** The settings that the page was served with; limits that are the same for every customer are the domain's (`packages/domain/src/limits.ts`). */
export const config = readSettings(
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="portal-settings"]')?.content,
);
