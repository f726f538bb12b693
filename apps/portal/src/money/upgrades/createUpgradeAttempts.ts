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
    for (const row of store.listOf(userId, serverId))
      if (row.phase !== 'settled' && wasSent(row) && isUpgraded(server, row.upgrade))
        store.change(row.key, { phase: 'settled' });
    return server;
  };

  /**
   * True if the provider may still carry out a request: an accepted one at any age, another one for 15 minutes. A time in the future counts as
   * recent, because the clock was set back.
   */
  const mayHappen = ({ sentAt, phase, isAccepted, timesSent }: UpgradeAttempt) => {
    const isRecent = sentAt !== null && now() - sentAt < attemptPatience;
    return phase === 'settled' ? isRecent && timesSent > 1 : isRecent || isAccepted;
  };

  /** An unanswered upgrade of the server, first one whose request the provider may still carry out: it would undo this one, or be undone. */
  const findEarlier = (upgrade: ServerUpgrade, ownKey?: string): EarlierUpgrade | null => {
    const earlier = store.listOf(userId, serverId).flatMap((row): EarlierUpgrade[] => {
      if (row.key === ownKey || row.sentAt === null) return [];
      const isSame = isSameUpgrade(row.upgrade, upgrade);
      const blocks = !isSame && isSameRequest(row.upgrade, upgrade) && mayHappen(row);
      return blocks || row.phase !== 'settled'
        ? [{ key: row.key, at: row.sentAt, upgrade: row.upgrade, isSame, blocks }]
        : [];
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
    for (let looks = 1; ; looks += 1) {
      const server = await readServer().catch(rejectWith);
      if (isUpgraded(server, row.upgrade)) return succeeded(server);
      if (looks === atMost) return unknown;
      await pause();
    }
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
    if (JSON.stringify(sizesOf(server)) !== JSON.stringify(reviewed) || findEarlier(upgrade, key)?.blocks)
      throw { kind: 'otherAmount', serverMessage: null };
    store.change(key, { sentAt: now(), timesSent: timesSent + 1, isPutAway: false });
    try {
      await writeUpgrade(servers, server, upgrade, sendsKeys ? key : null);
    } catch (error) {
      const rejection = toRejection(error);
      // The browser may send a cut request again: its copy is refused because the first one arrived.
      const after = rejection.kind === 'refused' ? await readServer().catch(() => null) : null;
      if (after && isUpgraded(after, upgrade)) return { server: after };
      throw rejection;
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
          : (row.phase !== 'settled' && (!sendsKeys || isKeyRemembered(row, now()))) ||
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
    recover: async (key) => (await reconcile(key, mostLooks)).receipt,
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
