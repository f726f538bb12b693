import { localStore } from './createStorage.ts';
import { noticePrefix, zonePrefix } from './keys.ts';

/** Removes all journals of zones, which hold the customer's records, and all histories of notices. */
export const forgetJournals = (storage = localStore): void => {
  for (const key of storage.keys())
    if ([zonePrefix, noticePrefix].some((prefix) => key.startsWith(prefix))) storage.remove(key);
};
