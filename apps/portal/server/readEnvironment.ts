import type { PartialSettings } from '../src/settings/settings.ts';
import { settingsFrom } from './settingsFrom.ts';
import { readListening } from './variables.ts';

/** Where the portal's server listens, and what it tells its pages. */
export type ServerEnvironment = {
  host: string | undefined;
  port: number;
  settings: PartialSettings;
};

/** Reads the environment of a portal that stands alone; what is missing or means nothing ends in one sentence that names it. */
export const readEnvironment = (env: NodeJS.ProcessEnv): ServerEnvironment => {
  const settings = settingsFrom(env);
  if (!settings.apiOrigin) {
    throw new Error('API_ORIGIN is missing: the origin of the provider’s API, like https://api.example.');
  }
  if (!settings.pusherHost && !settings.pusherCluster) {
    const words = 'the provider’s push service, like push.example:443; at pusher.com give PUSHER_CLUSTER instead.';
    throw new Error(`PUSHER_HOST is missing: ${words}`);
  }
  if (!settings.pusherKey) throw new Error('PUSHER_KEY is missing: the portal’s key at the provider’s push service.');
  // Told always: a build for a provider that understands keys must not make one that does not look as if it did.
  const { idempotencyKey = false, cardPaysOrders = false } = settings.provider ?? {};
  const provider = { idempotencyKey, cardPaysOrders };
  return { ...readListening(env), settings: { ...settings, provider } };
};
