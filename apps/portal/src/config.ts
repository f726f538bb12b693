import { readSettings } from './settings/settings.ts';

/** What the portal goes by as its page was told; limits that are the same for everybody are the domain's (`packages/domain/src/limits.ts`). */
export const config = readSettings(
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="portal-settings"]')?.content,
);
