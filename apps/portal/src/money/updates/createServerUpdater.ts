import { type Api, isNotSent, type Permit } from '@may/api';
import type { Confirmed } from '@may/domain/confirmed.ts';
import type { Server } from '@may/domain/servers/server.ts';
import { isSameUpdate, type ServerUpdate } from '@may/domain/servers/serverUpdate.ts';
import type { UpdateOutcome, UpdateStatus } from '@may/machines/servers/serverUpdate.types.ts';
import { waitForLock } from '../../browser/onlyTab.ts';
import { toRejection } from '../../data/toRejection.ts';
import { readUntil } from '../attempts/readUntil.ts';
import { readWithin } from '../attempts/readWithin.ts';
import type { SentUpdate, SentUpdates } from './sentUpdates.ts';

export type ServerUpdaterOptions = {
  servers: Pick<Api['servers'], 'updateDisks' | 'updatePlan' | 'updateDomains'>;
  userId: string;
  serverId: string;
  store: SentUpdates;
  /** True if the provider understands `Idempotency-Key` (config). */
  sendsKeys: boolean;
  /** Reads the server from the provider now. */
  getServer: () => Promise<Confirmed<Server>>;
  /** Waits between two readings of the server. */
  pause?: () => Promise<void>;
};

/** A wish, judged by the server as it is right before the request: it has it already, needs this value, or has a reason against it. */
export type UpdateWish = {
  isDone: (server: Server) => boolean;
  updateFor: (server: Server) => ServerUpdate | 'changed' | 'unread' | 'primary';
};

export type ServerUpdater = ReturnType<typeof createServerUpdater>;

/** The milliseconds between two readings of the server. After `patience` milliseconds one counts as failed. */
const lookInterval = 1_500;
const patience = 10_000;

const end = (status: UpdateStatus, facts: Partial<UpdateOutcome> = {}): UpdateOutcome => ({
  status,
  server: null,
  serverMessage: null,
  ...facts,
});

/** The one way in which a change of a server leaves this browser, one at a time for all of its tabs (docs/decisions/0032). */
export const createServerUpdater = ({
  servers,
  userId,
  serverId,
  store,
  sendsKeys,
  getServer,
  pause = () => new Promise((resolve) => setTimeout(resolve, lookInterval)),
}: ServerUpdaterOptions) => {
  /** The keys of values that may still arrive, for another press for the same value on this page. */
  const keys = new Map<string, string>();

  const readServer = async (): Promise<Confirmed<Server>> => {
    const server = await getServer();
    store.settle(server);
    return server;
  };

  const put = (update: ServerUpdate, attemptKey: string | null, permit: Permit): Promise<void> => {
    if (update.kind === 'plan') return servers.updatePlan({ ...update, id: serverId, attemptKey }, permit);
    if (update.kind === 'disks') return servers.updateDisks({ ...update, id: serverId, attemptKey }, permit);
    return servers.updateDomains({ ...update, id: serverId, attemptKey }, permit);
  };

  /** An update that may still arrive and would undo this one, or be undone by it. */
  const findBlocking = (update: ServerUpdate): SentUpdate | null =>
    store.list(userId, serverId).find((row) => row.update.kind === update.kind && !isSameUpdate(row.update, update)) ??
    null;

  const send = async ({ isDone, updateFor }: UpdateWish, permit: Permit): Promise<UpdateOutcome> => {
    let server: Confirmed<Server>;
    try {
      server = await readServer();
    } catch (error) {
      return end('unread', { serverMessage: toRejection(error).serverMessage });
    }
    if (isDone(server)) return end('shown', { server });
    const update = updateFor(server);
    if (typeof update === 'string') return end(update);
    if (findBlocking(update)) return end('blocked');
    const text = JSON.stringify(update);
    // A request that is settled is done with: its key would only bring back its answer.
    const isOpen = store.list(userId, serverId).some((row) => isSameUpdate(row.update, update));
    const key = (isOpen && keys.get(text)) || crypto.randomUUID();
    keys.set(text, key);
    const row = store.begin({ userId, serverId, update });
    const failure = await put(update, sendsKeys ? key : null, permit).then(
      () => null,
      (error: unknown) => (isNotSent(error) ? 'notSent' : toRejection(error)),
    );
    if (failure === 'notSent') {
      store.forget(row);
      return end('unread');
    }
    if (failure === null) store.accept(row);
    const isRefused = failure?.kind === 'refused';
    // A browser repeats a cut request, and its copy is refused as no change after the first one arrived. The list of domains may lag.
    const wanted = failure === null ? 1 : isRefused && update.kind === 'domains' ? 2 : 3;
    const readings = await readUntil({
      read: () => readWithin(patience, readServer()),
      isFound: isDone,
      ...{ pause, wanted, atMost: isRefused ? wanted + 1 : wanted },
    });
    const after = readings.at(-1);
    const isShown = after !== undefined && isDone(after);
    if (isShown || isRefused) keys.delete(text);
    if (isShown && isRefused) store.accept(row);
    if (isShown) return end('shown', { server: after });
    if (failure === null) return end('accepted');
    const { serverMessage } = failure;
    // A change by another device may hide that the first request arrived.
    const now = after && updateFor(after);
    const isUnchanged = now && typeof now !== 'string' && isSameUpdate(now, update);
    // One reading may be older than the request (decision 59).
    if (!isRefused || !isUnchanged || readings.length < 2) return end('unknown', { serverMessage });
    store.forget(row);
    // An earlier request with the same value may still arrive.
    const mayArrive = store.list(userId, serverId).some((other) => isSameUpdate(other.update, update));
    return end(mayArrive ? 'unknown' : 'refused', { serverMessage });
  };

  return {
    readServer,
    findBlocking,
    /** Sends the wish in its turn; sends nothing once `permit` has ended. */
    send: (wish: UpdateWish, permit: Permit): Promise<UpdateOutcome> =>
      waitForLock(`update:${userId}:${serverId}`, () => send(wish, permit)),
  };
};
