import { settingRows } from '../src/browser/settings/settingRows.ts';
import type { PartialSettings } from '../src/browser/settings/settings.ts';
import { readVariable, type Variables } from './variables.ts';

/** Reads the settings from an environment. Throws one sentence that names a variable with a wrong value. */
export const settingsFrom = (env: Variables): PartialSettings => {
  const given: Record<string, unknown> = {};
  for (const { group, name, variable, kind } of settingRows) {
    const value = readVariable(env, variable, kind);
    if (value !== undefined) given[group] = name ? { ...Object(given[group]), [name]: value } : value;
  }
  const { pusherHost, pusherCluster }: PartialSettings = given;
  if (pusherHost && pusherCluster) {
    throw new Error('PUSHER_CLUSTER is given beside PUSHER_HOST: a page listens at one of them alone.');
  }
  return given;
};
