import { isUpgraded, type Server, type ServerUpgrade } from '@may/domain';
import type { serverUpgradeMachine, upgradeAttemptMachine } from '@may/machines';
import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { type UpgradeStore, upgradeStore } from '../../../money/upgrades/upgradeStore.ts';

/** An upgrade whose outcome the screen does not know, and does not ask about right now. */
export type AwaitedUpgrade = { key: string; upgrade: ServerUpgrade };

/** The upgrade that a state of the flow waits for: its own, or the earlier one that blocks its review; null without one. */
export const awaitedIn = (
  snapshot: SnapshotFrom<typeof serverUpgradeMachine>,
  attempt: SnapshotFrom<typeof upgradeAttemptMachine> | undefined,
): AwaitedUpgrade | null => {
  const { upgrade, review } = snapshot.context;
  if (snapshot.matches('reviewing')) return review?.earlier?.blocks ? review.earlier : null;
  if (!snapshot.matches('saving') || !attempt || !upgrade) return null;
  const { key } = attempt.context;
  const isResting = attempt.matches('doubtful') || attempt.matches('warned') || attempt.matches('elsewhere');
  return key !== null && isResting ? { key, upgrade } : null;
};

/** Calls `onNews` at each change of the upgrade's outcome in this browser's memory, which any tab may make. Returns a function that stops it. */
export const onRowChanged = (store: Pick<UpgradeStore, 'find' | 'subscribe'>, key: string, onNews: () => void) => {
  const outcomeOf = () => {
    const row = store.find(key);
    return row && `${row.phase} ${row.isAccepted}`;
  };
  let known = outcomeOf();
  return store.subscribe(() => {
    const outcome = outcomeOf();
    const isNews = outcome !== known;
    known = outcome;
    if (isNews) onNews();
  });
};

/**
 * Lets the flow check the awaited upgrade by itself, so that a doubt does not stand beside its own proof. It checks after a change in the shared
 * memory, and once for each reading of the page that shows the upgrade.
 */
export const useUpgradeNews = (
  awaited: AwaitedUpgrade | null,
  server: Server,
  send: (event: { type: 'check' }) => void,
): void => {
  const key = awaited?.key ?? null;
  useEffect(
    () => (key === null ? undefined : onRowChanged(upgradeStore, key, () => send({ type: 'check' }))),
    [key, send],
  );
  const told = useRef(server);
  const isShown = awaited !== null && isUpgraded(server, awaited.upgrade);
  useEffect(() => {
    if (!isShown || told.current === server) return;
    told.current = server;
    send({ type: 'check' });
  }, [isShown, server, send]);
};
