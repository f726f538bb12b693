import * as v from 'valibot';
import { type Profile, profileSchema } from './profile.ts';

/** What the environment says about the sandbox to start. */
export type Environment = {
  databaseUrl: string | undefined;
  dataDir: string | undefined;
  host: string | undefined;
  port: number;
  profile: Profile;
  portalOrigin: string | undefined;
  apiOrigin: string | undefined;
  pusherHost: string | undefined;
};

const isPort = (value: string): boolean => /^\d{1,5}$/.test(value) && Number(value) <= 65_535;

const isOrigin = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;

const isHostWithPort = (value: string): boolean => {
  const [host = '', port = '', ...rest] = value.split(':');
  return rest.length === 0 && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) && isPort(port);
};

/** Reads the environment; a value that means nothing ends in a sentence, because it would otherwise mean something else. */
export const readEnvironment = (env: NodeJS.ProcessEnv): Environment => {
  const read = (name: string, isRight: (value: string) => boolean, words: string): string | undefined => {
    const value = env[name];
    if (value !== undefined && !isRight(value)) throw new Error(`${name} is ${value}, but ${words}.`);
    return value;
  };
  const { PROVIDER_PROFILE: profile = 'rich' } = env;
  if (!v.is(profileSchema, profile))
    throw new Error(`PROVIDER_PROFILE is ${profile}, but the provider is literal or rich.`);
  return {
    profile,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    host: env.HOST,
    port: Number(read('PORT', isPort, 'a port is 0 to 65535') ?? 4173),
    portalOrigin: read('PORTAL_ORIGIN', isOrigin, 'an origin is like https://portal.example, without a path'),
    apiOrigin: read('API_ORIGIN', isOrigin, 'an origin is like https://api.example, without a path'),
    pusherHost: read('PUSHER_HOST', isHostWithPort, 'a push service is named like push.example:443'),
  };
};
