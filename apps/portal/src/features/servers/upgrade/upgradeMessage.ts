import type { Server } from '@may/domain/servers/server.ts';
import { isUpgraded } from '@may/domain/servers/upgrade.ts';
import type { UpgradeMessage } from '@may/screens/servers/ServerUpgrade/serverUpgrade.ts';
import { plansIn, type Send, type Snapshot, sizeOf, toChange, type UpgradeCircumstances } from './upgradeReview.ts';

/** The server of the page, or the one that was read with the upgrade, until the page shows it too. */
export const presentServer = ({ upgrade, upgraded }: Snapshot['context'], { server }: UpgradeCircumstances): Server =>
  upgrade && upgraded && !isUpgraded(server, upgrade) ? upgraded : server;

/** The message in place of the choice while the upgrade is sent, in doubt or done; null while the choice shows. */
export const connectMessage = (
  snapshot: Snapshot,
  send: Send,
  circumstances: UpgradeCircumstances,
): UpgradeMessage | null => {
  const { upgrade, review, upgraded, error, isAccepted } = snapshot.context;
  if (!upgrade) return null;
  const change = toChange(upgrade, review?.server ?? circumstances.server, review?.plans ?? plansIn(circumstances));
  if (snapshot.matches('saving')) return { about: 'saving', change, serverMessage: null, actions: [] };
  const startOver = () => send({ type: 'startOver' });
  if (snapshot.matches('saved')) {
    // Another device may have grown the disk further: the message names the size that was read.
    const size = change.part !== 'plan' && upgraded ? sizeOf(upgraded, change.part) : null;
    const read = change.part === 'plan' ? change : { ...change, afterMb: size ?? change.afterMb };
    return { about: 'saved', change: read, serverMessage: null, actions: [{ name: 'again', onPress: startOver }] };
  }
  if (!snapshot.matches('unclear')) return null;
  const serverMessage = error?.serverMessage ?? null;
  const busy = snapshot.matches({ unclear: 'looking' });
  return {
    about: isAccepted ? 'confirming' : serverMessage === null ? 'unknown' : 'unclear',
    change,
    serverMessage,
    actions: [
      { name: 'check', busy, onPress: () => send({ type: 'check' }) },
      ...(isAccepted ? [] : [{ name: 'retry' as const, onPress: () => send({ type: 'retry' }) }]),
      { name: 'startOver', onPress: startOver },
    ],
  };
};
