import { isLoopback } from '../../../packages/api/src/links/isLoopback.ts';
import { settingsFrom } from './settingsFrom.ts';
import { readListening } from './variables.ts';

/**
 * Reads the listening address of a portal that runs alone, and the settings of its pages. Throws one sentence that names a missing or wrong
 * variable.
 */
export const readEnvironment = (env: NodeJS.ProcessEnv) => {
  const settings = settingsFrom(env);
  if (!settings.apiOrigin) {
    throw new Error('API_ORIGIN is missing: the origin of the provider’s API, like https://api.example.');
  }
  const { protocol, hostname } = new URL(settings.apiOrigin);
  if (protocol !== 'https:' && !isLoopback(hostname)) {
    throw new Error('API_ORIGIN is plain http: passwords are sent over https alone, except to this machine.');
  }
  if (!settings.pusherHost && !settings.pusherCluster) {
    const words = 'the provider’s push service, like push.example:443; at pusher.com give PUSHER_CLUSTER instead.';
    throw new Error(`PUSHER_HOST is missing: ${words}`);
  }
  if (!settings.pusherKey) throw new Error('PUSHER_KEY is missing: the portal’s key at the provider’s push service.');
  // Always set: a build for a provider with keys must not promise keys of a provider without them.
  const provider = { idempotencyKey: false, paymentStatus: false, ...settings.provider };
  return { ...readListening(env), settings: { ...settings, provider } };
};
