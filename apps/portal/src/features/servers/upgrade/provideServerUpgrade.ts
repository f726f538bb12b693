import { isSameReview, isUpgraded, type Plan, updateOf } from '@may/domain';
import { serverUpgradeMachine, type UpdateOutcome, type UpgradeQuote } from '@may/machines';
import { fromPromise } from 'xstate';
import { announce } from '../../../data/notices/notices.ts';
import { mintPermit } from '../../../data/permit.ts';
import { rejectWith, toRejection } from '../../../data/toRejection.ts';
import type { UpdateDoor, UpdateWish } from '../../../money/updates/createUpdateDoor.ts';

export type ServerUpgradeEffects = {
  door: UpdateDoor;
  /** Reads the newest plans. */
  listPlans: () => Promise<readonly Plan[]>;
  /** Reads the server, the wallet and the invoices again, in place. */
  refreshServer: () => void;
};

/** The machine of an upgrade, connected to the door, the notices and the server's page. */
export const provideServerUpgrade = ({ door, listPlans, refreshServer }: ServerUpgradeEffects) =>
  serverUpgradeMachine.provide({
    actors: {
      quoteUpgrade: fromPromise(async ({ input: { upgrade } }): Promise<UpgradeQuote> => {
        const [server, plans] = await Promise.all([door.readServer(), listPlans()]).catch(rejectWith);
        const update = updateOf(upgrade, server);
        const row = update && door.findBlocking(update);
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
        return door.send(wish, permit);
      }),
      readServer: fromPromise(() => door.readServer()),
    },
    actions: { announce, refreshServer },
  });
