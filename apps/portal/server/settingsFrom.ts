import { settingRows } from '../src/settings/settingRows.ts';
import type { PartialSettings } from '../src/settings/settings.ts';
import { readVariable, type Variables } from './variables.ts';

/**
 * Reads the settings from the environment of a server, or with `VITE_` before each name from that of a build. Throws one sentence
 * that names a variable with a wrong value.
 */
export const settingsFrom = (env: Variables, prefix: '' | 'VITE_' = ''): PartialSettings => {
  const given: Record<string, unknown> = {};
  for (const { group, name, variable, kind } of settingRows) {
    const value = readVariable(env, prefix + variable, kind);
    if (value !== undefined) given[group] = name ? { ...Object(given[group]), [name]: value } : value;
  }
  const settings: PartialSettings = given;
  const { pusherHost, pusherCluster } = settings;
  if (pusherHost && pusherCluster) {
    throw new Error(
      `${prefix}PUSHER_CLUSTER is given beside ${prefix}PUSHER_HOST: a page listens at one of them alone.`,
    );
  }
  // A given host or cluster replaces both of the build's.
  return pusherHost || pusherCluster
    ? { ...settings, pusherHost: pusherHost ?? '', pusherCluster: pusherCluster ?? '' }
    : settings;
};
