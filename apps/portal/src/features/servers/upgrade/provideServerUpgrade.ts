import type { Plan } from '@may/domain/servers/server.ts';
import { updateOf } from '@may/domain/servers/serverUpdate.ts';
import { isSameReview, isUpgraded } from '@may/domain/servers/upgrade.ts';
import type { UpdateOutcome } from '@may/machines/servers/serverUpdate.types.ts';
import type { UpgradeQuote } from '@may/machines/servers/serverUpgrade.types.ts';
import { serverUpgradeMachine } from '@may/machines/servers/serverUpgradeMachine.ts';
import { fromPromise } from 'xstate';
import { announce } from '../../../data/notices/notices.ts';
import { mintPermit } from '../../../data/permit.ts';
import { rejectWith, toRejection } from '../../../data/toRejection.ts';
import type { ServerUpdater, UpdateWish } from '../../../money/updates/createServerUpdater.ts';

export type ServerUpgradeEffects = {
  updater: ServerUpdater;
  /** Reads the newest plans. */
  listPlans: () => Promise<readonly Plan[]>;
  /** Reads the server, the wallet and the invoices again, in place. */
  refreshServer: () => void;
};

/** The machine of an upgrade, connected to the updater, the notices and the server's page. */
export const provideServerUpgrade = ({ updater, listPlans, refreshServer }: ServerUpgradeEffects) =>
  serverUpgradeMachine.provide({
    actors: {
      quoteUpgrade: fromPromise(async ({ input: { upgrade } }): Promise<UpgradeQuote> => {
        const [server, plans] = await Promise.all([updater.readServer(), listPlans()]).catch(rejectWith);
        const update = updateOf(upgrade, server);
        const row = update && updater.findBlocking(update);
        return { server, plans, blocking: row && { update: row.update, at: row.sentAt } };
      }),
      updateServer: fromPromise(async ({ input: { upgrade, review }, signal }): Promise<UpdateOutcome> => {
        const permit = mintPermit(signal);
        let plans: readonly Plan[];
        try {
          plans = await listPlans();
        } catch (error) {
          return { status: 'unread', server: null, serverMessage: toRejection(error).serverMessage };
        }
        const wish: UpdateWish = {
          isDone: (server) => isUpgraded(server, upgrade),
          updateFor: (server) =>
            isSameReview(upgrade, review, { server, plans }) ? (updateOf(upgrade, server) ?? 'unread') : 'changed',
        };
        return updater.send(wish, permit);
      }),
      readServer: fromPromise(() => updater.readServer()),
    },
    actions: { announce, refreshServer },
  });
