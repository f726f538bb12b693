import { stagedChanges } from '../../zones/stagedChanges.ts';
import { type ZoneOwner, zoneStore } from '../../zones/zoneStore.ts';

/** Deletes the stored data of a deleted domain: staged changes, its run and its undos. */
export const forgetZone = (owner: ZoneOwner): void => {
  stagedChanges(owner.domainId).clear();
  zoneStore.writeRun(owner, null);
  for (const { key } of zoneStore.listUndos(owner)) zoneStore.forgetUndo(owner, key);
};
