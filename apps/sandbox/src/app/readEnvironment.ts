import { readListening, readOrigin } from '@may/portal/server';
import * as v from 'valibot';
import { type Profile, profileSchema } from '../http/profile.ts';

export type Environment = {
  databaseUrl: string | undefined;
  dataDir: string | undefined;
  host: string | undefined;
  port: number;
  profile: Profile;
  portalOrigin: string | undefined;
};

/** Reads the environment. An invalid value throws, so that it is not silently replaced by a default. */
export const readEnvironment = (env: NodeJS.ProcessEnv): Environment => {
  const { PROVIDER_PROFILE: profile = 'rich' } = env;
  if (!v.is(profileSchema, profile))
    throw new Error(`PROVIDER_PROFILE is ${profile}, but the provider is literal or rich.`);
  return {
    profile,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    ...readListening(env),
    portalOrigin: readOrigin(env, 'PORTAL_ORIGIN'),
  };
};
