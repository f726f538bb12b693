import { readListening, readOrigin } from '@may/portal/server';
import * as v from 'valibot';
import { type Cast, castSchema } from '../http/profile.ts';

export type Environment = {
  databaseUrl: string | undefined;
  dataDir: string | undefined;
  host: string | undefined;
  port: number;
  profile: Cast;
  seed: number;
  portalOrigin: string | undefined;
};

/** Reads the environment. An invalid value throws, so that it is not silently replaced by a default. */
export const readEnvironment = (env: NodeJS.ProcessEnv): Environment => {
  const { PROVIDER_PROFILE: profile = 'rich' } = env;
  if (!v.is(castSchema, profile))
    throw new Error(`PROVIDER_PROFILE is ${profile}, but the provider is literal, rich or odd.`);
  const seed = Number(env.ODD_SEED ?? 1);
  if (!Number.isSafeInteger(seed)) throw new Error(`ODD_SEED is ${env.ODD_SEED}, but a seed is a whole number.`);
  return {
    profile,
    seed,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    ...readListening(env),
    portalOrigin: readOrigin(env, 'PORTAL_ORIGIN'),
  };
};
