import type { Settings } from '../src/settings.ts';
import { isPort, readListening, readOrigin, readVariable } from './variables.ts';

/** Whether a text is a host with its port. */
const isHostWithPort = (value: string): boolean => {
  const [host = '', port = '', ...rest] = value.split(':');
  return rest.length === 0 && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) && isPort(port);
};

/** Where the portal's server listens, and what it tells its pages. */
export interface ServerEnvironment {
  host: string | undefined;
  port: number;
  settings: Partial<Settings>;
}

/** Reads the environment of a portal that stands alone; what is missing or means nothing ends in one sentence that names it. */
export const readEnvironment = (env: NodeJS.ProcessEnv): ServerEnvironment => {
  const apiOrigin = readOrigin(env, 'API_ORIGIN');
  const pusherHost = readVariable(env, 'PUSHER_HOST', isHostWithPort, 'a push service is named like push.example:443');
  if (!apiOrigin) throw new Error('API_ORIGIN is missing: the origin of the provider’s API, like https://api.example.');
  if (!pusherHost) throw new Error('PUSHER_HOST is missing: the provider’s push service, like push.example:443.');
  const isSwitch = (value: string) => value === 'on' || value === 'off';
  const keys = readVariable(
    env,
    'PROVIDER_IDEMPOTENCY_KEY',
    isSwitch,
    'the provider understands attempt keys: on or off',
  );
  return { ...readListening(env), settings: { apiOrigin, pusherHost, provider: { idempotencyKey: keys === 'on' } } };
};
