import { localStore } from './createStorage.ts';

/** What the keys of all journals of zones begin with. */
export const zonePrefix = 'may.dns.';

/** Removes what could be taken back of zones. */
export const forgetUndos = (): void => localStore.remove(`${zonePrefix}undos`);

/** Removes all journals of zones: they hold a customer's records, and serve that customer alone. */
export const forgetZones = (storage = localStore): void => {
  for (const key of storage.keys()) if (key.startsWith(zonePrefix)) storage.remove(key);
};
