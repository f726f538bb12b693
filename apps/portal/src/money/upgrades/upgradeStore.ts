import { isSameUpgrade, type Server, type ServerUpgrade, wasBegunFirst } from '@may/domain';
import * as v from 'valibot';
import { localStore, type SafeStorage } from '../../storage/createStorage.ts';
import { attemptRows } from '../attempts/attemptRows.ts';

const name = v.pipe(v.string(), v.nonEmpty());
const whole = v.pipe(v.number(), v.safeInteger());

const upgradeSchema: v.GenericSchema<unknown, ServerUpgrade> = v.variant('part', [
  v.object({ part: v.picklist(['disk', 'mariadb']), totalMb: whole }),
  v.object({ part: v.literal('plan'), planId: name }),
]);

const sizesSchema = v.object({
  diskMb: v.nullable(whole),
  mariadbDiskMb: v.nullable(whole),
  planId: v.nullable(name),
  containers: v.nullable(whole),
});

/** The sizes of a server that a request or its price depends on. */
export type ServerSizes = v.InferOutput<typeof sizesSchema>;

export const sizesOf = ({ diskMb, mariadbDiskMb, planId, containers }: Server): ServerSizes => ({
  diskMb,
  mariadbDiskMb,
  planId,
  containers,
});

const rowSchema = v.object({
  key: name,
  userId: v.string(),
  serverId: name,
  upgrade: upgradeSchema,
  phase: v.picklist(['begun', 'open', 'settled']),
  /** The server's sizes that the customer reviewed. */
  reviewed: v.nullable(sizesSchema),
  createdAt: whole,
  /** The time of the last request in epoch milliseconds; null if none has left this browser. */
  sentAt: v.nullable(whole),
  /** Counts the requests: the first one may still arrive after the second one was answered. */
  timesSent: whole,
  /** True if the provider accepted the request; the phase is `settled` once the server was read with the upgrade. */
  isAccepted: v.boolean(),
  /** True if the customer chose to start over: a reload does not show the upgrade again. */
  isPutAway: v.boolean(),
});

/** One upgrade; stored before its first request. */
export type UpgradeAttempt = v.InferOutput<typeof rowSchema>;

/** The local storage key (docs/decisions/0017). */
const upgradesKey = 'may.upgrades';

/** True if two tabs began the same upgrade at the same moment and `other` is the one to send. */
export const hasPriorityOver = (other: UpgradeAttempt, own: UpgradeAttempt): boolean =>
  other.serverId === own.serverId && isSameUpgrade(other.upgrade, own.upgrade) && wasBegunFirst(other, own);

/** Upgrades that this browser remembers for all its tabs, for a week. */
export type UpgradeStore = ReturnType<typeof createUpgradeStore>;

/** The upgrades in local storage. */
export const createUpgradeStore = (storage: SafeStorage, now: () => number = Date.now) => {
  const rows = attemptRows<UpgradeAttempt>(
    storage,
    upgradesKey,
    { schema: rowSchema, isFinal: ({ phase }) => phase === 'settled' },
    now,
  );
  return {
    ...rows,
    /** The upgrades of one server, newest first. */
    listOf: (userId: string, serverId: string): readonly UpgradeAttempt[] =>
      rows.list(userId).filter((row) => row.serverId === serverId),
  };
};

export const upgradeStore = createUpgradeStore(localStore);
