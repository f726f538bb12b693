import { stagedChanges } from '../../zones/stagedChanges.ts';
import { type ZoneOwner, zoneStore } from '../../zones/zoneStore.ts';

/** Forgets what this browser kept of a domain that is no more: what was staged, under way or could be taken back. */
export const forgetZone = (owner: ZoneOwner): void => {
  stagedChanges(owner.domainId).clear();
  zoneStore.writeRun(owner, null);
  for (const { key } of zoneStore.listUndos(owner)) zoneStore.forgetUndo(owner, key);
};
