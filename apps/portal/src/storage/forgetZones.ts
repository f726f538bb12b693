import { localStore } from './createStorage.ts';
import { undosKey, zonePrefix } from './keys.ts';

/** Removes what could be taken back of zones. */
export const forgetUndos = (): void => localStore.remove(undosKey);

/** Removes all journals of zones: they hold a customer's records, and serve that customer alone. */
export const forgetZones = (storage = localStore): void => {
  for (const key of storage.keys()) if (key.startsWith(zonePrefix)) storage.remove(key);
};
