import type { Api } from '@may/api';
import {
  attemptPatience,
  isKeyRemembered,
  isSameUpgrade,
  isUpgraded,
  type Server,
  type ServerUpgrade,
} from '@may/domain';
import type { EarlierUpgrade, OpenRequest, Reconciled, UpgradeIntent, UpgradeReceipt } from '@may/machines';
import { rejectWith, toRejection } from '../../provider/toRejection.ts';
import { createAttempts } from '../attempts/createAttempts.ts';
import { forgetUnsent } from '../attempts/rememberAttempt.ts';
import { hasPriorityOver, sizesOf, type UpgradeAttempt, type UpgradeStore } from './upgradeStore.ts';
import { writeUpgrade } from './writeUpgrade.ts';

export type UpgradeAttemptsOptions = {
  servers: Pick<Api['servers'], 'updatePlan' | 'updateDisks'>;
  userId: string;
  serverId: string;
  store: UpgradeStore;
  /** True if the provider understands `Idempotency-Key` (config). */
  sendsKeys: boolean;
  /** Reads the server from the provider now. */
  getServer: () => Promise<Server>;
  createKey?: () => string;
  /** Waits between two readings of the server. */
  pause?: () => Promise<void>;
  now?: () => number;
};

export type UpgradeAttempts = ReturnType<typeof createUpgradeAttempts>;

/** The most readings of the server right after a lost answer, and the milliseconds between two of them. */
const mostLooks = 3;
const lookInterval = 1_500;

/** True if one request may undo the other: a request for a disk carries both disks. */
const isSameRequest = (one: ServerUpgrade, other: ServerUpgrade): boolean =>
  (one.part === 'plan') === (other.part === 'plan');

/** Connects upgrades of one server to the provider and to this browser's memory: one press sends one request (docs/decisions/0017). */
export const createUpgradeAttempts = ({
  servers,
  userId,
  serverId,
  store,
  sendsKeys,
  getServer,
  createKey = () => crypto.randomUUID(),
  pause = () => new Promise((resolve) => setTimeout(resolve, lookInterval)),
  now = Date.now,
}: UpgradeAttemptsOptions) => {
  const lock = `upgrade:${userId}:${serverId}`;
  const wasSent = ({ sentAt }: UpgradeAttempt) => sentAt !== null;
  /** Reads the server, and settles every upgrade that it shows. */
  const readServer = async (): Promise<Server> => {
    const server = await getServer();
    for (const row of store.listOf(userId, serverId)) {
      if (row.sentAt === null) continue;
      const phase = isUpgraded(server, row.upgrade) ? 'settled' : row.phase;
      // A time ahead of the clock would block for as long as the clock was wrong.
      const sentAt = Math.min(row.sentAt, now());
      if (phase !== row.phase || sentAt !== row.sentAt) store.change(row.key, { phase, sentAt });
    }
    return server;
  };

  /** Reads the server until it shows the upgrade, at most this many times; gives the last reading. */
  const look = async (upgrade: ServerUpgrade, atMost: number): Promise<Server> => {
    for (let looks = 1; ; looks += 1) {
      const server = await readServer().catch(rejectWith);
      if (looks === atMost || isUpgraded(server, upgrade)) return server;
      await pause();
    }
  };

  const isRecent = ({ sentAt }: UpgradeAttempt) => sentAt !== null && now() - sentAt < attemptPatience;

  /**
   * True if the provider may still carry out a request, within 15 minutes. A server with the upgrade proves the request only if the provider
   * accepted it and it is the only one: another device may have made the same change.
   */
  const mayHappen = (row: UpgradeAttempt) => {
    const isProven = row.phase === 'settled' && row.isAccepted && row.timesSent === 1;
    return isRecent(row) && !isProven;
  };

  /** True if a press for this upgrade of the server as it is now continues the attempt; else it begins another one. */
  const isContinued = (row: UpgradeAttempt, upgrade: ServerUpgrade, planId: string | null): boolean => {
    if (row.phase === 'settled' || !isSameUpgrade(row.upgrade, upgrade)) return false;
    const isOld = row.sentAt !== null && !isRecent(row);
    // The provider did not carry out what it accepted.
    if (isOld && row.isAccepted) return false;
    if (!sendsKeys) return true;
    // A known key makes the provider repeat its answer: the server would keep the plan that another device chose after the first request.
    const isReplaced = upgrade.part === 'plan' && planId !== row.reviewed?.planId;
    return isKeyRemembered(row, now()) && !(isOld && isReplaced);
  };

  /** An unanswered upgrade of the server, first one whose request the provider may still carry out: it would undo this one, or be undone. */
  const findEarlier = (upgrade: ServerUpgrade, server: Server, ownKey?: string): EarlierUpgrade | null => {
    const earlier = store.listOf(userId, serverId).flatMap((row): EarlierUpgrade[] => {
      if (row.key === ownKey || row.sentAt === null) return [];
      const blocks = !isSameUpgrade(row.upgrade, upgrade) && isSameRequest(row.upgrade, upgrade) && mayHappen(row);
      if (!blocks && row.phase === 'settled') return [];
      const isSame = isContinued(row, upgrade, server.planId);
      return [{ key: row.key, at: row.sentAt, upgrade: row.upgrade, isSame, isAccepted: row.isAccepted, blocks }];
    });
    return earlier.find(({ blocks }) => blocks) ?? earlier[0] ?? null;
  };

  /** Asks for the outcome of an upgrade: the server's sizes show it. A server without it may still get it, so the outcome is unknown. */
  const reconcile = async (key: string, atMost = 1): Promise<Reconciled<UpgradeReceipt>> => {
    const row = store.find(key);
    const unknown = { status: 'unknown', receipt: null, transactionCode: null } as const;
    const succeeded = (server: Server | null) =>
      ({ status: 'succeeded', receipt: { server }, transactionCode: null }) as const;
    if (!row) return unknown;
    if (row.phase === 'settled' || row.isAccepted) return succeeded(null);
    if (!wasSent(row))
      return (await forgetUnsent(store, lock, key, wasSent)) ? { ...unknown, status: 'cancelled' } : unknown;
    const server = await look(row.upgrade, atMost);
    return isUpgraded(server, row.upgrade) ? succeeded(server) : unknown;
  };

  /** Sends the request, unless the server has the upgrade already or has changed since the review. */
  const post = async ({ key, upgrade, reviewed, timesSent }: UpgradeAttempt): Promise<UpgradeReceipt> => {
    // The server is read under the lock, because another tab may have upgraded its other disk a moment ago.
    const server = await readServer().catch((error) => {
      throw { ...toRejection(error), kind: 'refused' };
    });
    if (isUpgraded(server, upgrade)) {
      store.change(key, { phase: 'settled' });
      return { server };
    }
    const isReviewed = (now: Server) => JSON.stringify(sizesOf(now)) === JSON.stringify(reviewed);
    if (!isReviewed(server) || findEarlier(upgrade, server, key)?.blocks)
      throw { kind: 'otherAmount', serverMessage: null };
    store.change(key, { sentAt: now(), timesSent: timesSent + 1, isPutAway: false });
    try {
      await writeUpgrade(servers, server, upgrade, sendsKeys ? key : null);
    } catch (error) {
      const rejection = toRejection(error);
      if (rejection.kind !== 'refused') throw rejection;
      // The browser may send a cut request again: its copy is refused because the first one arrived.
      const after = await look(upgrade, mostLooks).catch(() => {
        throw { ...rejection, kind: 'unknown' };
      });
      if (isUpgraded(after, upgrade)) {
        store.change(key, { isAccepted: true });
        return { server: after };
      }
      // Another device's change since may hide that the first one arrived.
      throw isReviewed(after) ? rejection : { ...rejection, kind: 'unknown' };
    }
    store.change(key, { phase: 'open', isAccepted: true });
    return { server: null };
  };

  const attempts = createAttempts<UpgradeIntent, UpgradeAttempt, UpgradeReceipt>({
    store,
    userId,
    lock,
    createKey,
    receiptOf: ({ phase, isAccepted }) => (isAccepted || phase === 'settled' ? { server: null } : null),
    hasPriority: hasPriorityOver,
    isSame: (row, intent) => row.serverId === serverId && isSameUpgrade(row.upgrade, intent.upgrade),
    findSame: (intent, seen) => {
      const isMeant = (row: UpgradeAttempt) =>
        seen === 'recent'
          ? now() - row.createdAt < attemptPatience
          : isContinued(row, intent.upgrade, intent.reviewed?.planId ?? null) ||
            seen?.every(({ key }) => key !== row.key);
      return store.listOf(userId, serverId).find((row) => isSameUpgrade(row.upgrade, intent.upgrade) && isMeant(row));
    },
    before: async ({ upgrade, reviewed }, competing) => ({
      known: competing(),
      begin: (key) => ({
        key,
        userId,
        serverId,
        upgrade,
        phase: 'begun',
        reviewed: reviewed && sizesOf(reviewed),
        createdAt: now(),
        sentAt: null,
        timesSent: 0,
        isAccepted: false,
        isPutAway: false,
      }),
    }),
    post,
    refuse: store.forget,
    // The provider may be at work: it is read a few times before the customer learns that the outcome is unknown.
    // After `otherAmount` nothing was sent, and the server was read a moment ago.
    recover: async (key, why) => (why === 'otherAmount' ? null : (await reconcile(key, mostLooks)).receipt),
  });

  return {
    ...attempts,
    reconcile: (key: string) => reconcile(key),
    readServer,
    findEarlier,
    /** Finds or stores the attempt. An earlier one for the same upgrade takes over the sizes that the customer has reviewed now. */
    open: async (request: OpenRequest<UpgradeIntent>, signal?: AbortSignal) => {
      const opened = await attempts.open(request, signal);
      const { reviewed } = request.intent;
      if (reviewed && opened.isKnown) store.change(opened.key, { reviewed: sizesOf(reviewed), isPutAway: false });
      return opened;
    },
    /** A reload does not show this upgrade again; a new one for the same server still asks about it. */
    putAway: (key: string): void => store.change(key, { isPutAway: true }),
  };
};
