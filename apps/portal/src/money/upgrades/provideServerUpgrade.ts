import type { Announcement, Plan, UpgradePart } from '@may/domain';
import { serverUpgradeMachine, type UpgradeQuote, upgradeAttemptMachine } from '@may/machines';
import { fromPromise } from 'xstate';
import { rejectWith } from '../../provider/toRejection.ts';
import { attemptActors } from '../attempts/attemptActors.ts';
import type { UpgradeAttempts } from './createUpgradeAttempts.ts';

export type ServerUpgradeEffects = {
  attempts: UpgradeAttempts;
  part: UpgradePart;
  /** Reads the newest plans. */
  listPlans: () => Promise<readonly Plan[]>;
  announce: (announcement: Announcement<'upgradeRefused' | 'diskTooSmall'>) => void;
  /** Reads the server, the wallet and the invoices again, in place. */
  refreshServer: () => void;
};

/** The machine of an upgrade, connected to the attempts, the notices and the server's page. */
export const provideServerUpgrade = ({ attempts, part, listPlans, announce, refreshServer }: ServerUpgradeEffects) => {
  // The attempts know which upgrade is unanswered, so the flow keeps no draft of its own.
  const attempt = upgradeAttemptMachine.provide({ actors: attemptActors(attempts, () => undefined) });
  return serverUpgradeMachine.provide({
    actors: {
      attempt,
      quoteUpgrade: fromPromise(async ({ input: { upgrade } }): Promise<UpgradeQuote> => {
        const [server, plans] = await Promise.all([attempts.readServer(), listPlans()]).catch(rejectWith);
        return { server, plans, earlier: attempts.findEarlier(upgrade, server) };
      }),
      readServer: fromPromise(() => attempts.readServer()),
    },
    actions: {
      announceFailure: (_, { gap, error }) => {
        if (gap === 'tooSmall') announce({ kind: 'diskTooSmall', subject: null, remedy: null });
        // Without an answer to a reading nothing was sent, and the page offers to try again.
        if (error && error.kind !== 'unknown')
          announce({ kind: 'upgradeRefused', subject: { part, serverMessage: error.serverMessage }, remedy: null });
      },
      putAway: (_, { key }) => key !== null && attempts.putAway(key),
      refreshServer,
    },
  });
};
