import { localStore } from './createStorage.ts';
import { undosKey, zonePrefix } from './keys.ts';

/** Removes the undo steps of all zones. */
export const forgetUndos = (): void => localStore.remove(undosKey);

/** Removes all journals of zones, which hold the customer's records. */
export const forgetZones = (storage = localStore): void => {
  for (const key of storage.keys()) if (key.startsWith(zonePrefix)) storage.remove(key);
};
