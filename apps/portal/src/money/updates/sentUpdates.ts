import type { Server } from '@may/domain/servers/server.ts';
import { isSameUpdate, isUpdateShown, type ServerUpdate } from '@may/domain/servers/serverUpdate.ts';
import { attemptPatience } from '@may/domain/top-up/attempt.ts';
import * as v from 'valibot';
import { localStore, type SafeStorage } from '../../browser/storage/createStorage.ts';
import { moment, name, whole } from '../../browser/storage/fields.ts';
import { storedRows } from '../../browser/storage/storedRows.ts';

const updateSchema: v.GenericSchema<unknown, ServerUpdate> = v.variant('kind', [
  v.object({
    kind: v.literal('disks'),
    name: v.string(),
    containers: whole,
    part: v.picklist(['disk', 'mariadb']),
    diskMb: whole,
    mariadbDiskMb: whole,
  }),
  v.object({ kind: v.literal('plan'), name: v.string(), planId: name }),
  v.object({ kind: v.literal('domains'), name: v.string(), domains: v.array(v.string()) }),
]);

const rowSchema = v.object({
  key: name,
  userId: v.string(),
  serverId: name,
  update: updateSchema,
  /** By this browser's clock. */
  sentAt: moment,
  /** True if the provider accepted it, and no reading has shown it yet. */
  isAccepted: v.boolean(),
});

/** One request that changes a server; stored before it is sent, for as long as it may still arrive. */
export type SentUpdate = v.InferOutput<typeof rowSchema>;

/** The local storage key (docs/decisions/0032). */
const updatesKey = 'may.updates';

/** The updates of servers that may still arrive, for all tabs of this browser. */
export type SentUpdates = ReturnType<typeof createSentUpdates>;

export const createSentUpdates = (storage: SafeStorage = localStore, now: () => number = Date.now) => {
  const rows = storedRows<SentUpdate>(storage, updatesKey, { schema: rowSchema });
  const isOpen = ({ sentAt }: SentUpdate) => now() - sentAt < attemptPatience;
  const forget = (gone: readonly SentUpdate[]): void => {
    if (gone.length > 0)
      rows.write(
        [],
        gone.map(({ key }) => key),
      );
  };
  return {
    /** The open updates of one server, newest first. */
    list: (userId: string, serverId: string): readonly SentUpdate[] =>
      rows.read().filter((row) => row.userId === userId && row.serverId === serverId && isOpen(row)),
    /** Keeps an update from the moment before its request. */
    begin: (update: Omit<SentUpdate, 'key' | 'sentAt' | 'isAccepted'>): SentUpdate => {
      const row = { ...update, key: crypto.randomUUID(), sentAt: now(), isAccepted: false };
      forget(rows.read().filter((old) => !isOpen(old)));
      rows.write([row]);
      return row;
    },
    accept: (row: SentUpdate): void => void rows.write([{ ...row, isAccepted: true }]),
    forget: (row: SentUpdate): void => forget([row]),
    /**
     * Forgets the accepted updates that a reading of the server shows. One without an answer, or one of two with the same value, may come again and
     * stays. A time ahead of the clock would block for as long as the clock was wrong.
     */
    settle: (server: Server): void => {
      const own = rows.read().filter(({ serverId }) => serverId === server.id);
      const isSingle = ({ update }: SentUpdate) => own.filter((row) => isSameUpdate(row.update, update)).length === 1;
      forget(own.filter((row) => row.isAccepted && isUpdateShown(server, row.update) && isSingle(row)));
      const ahead = rows.read().filter((row) => row.serverId === server.id && row.sentAt > now());
      if (ahead.length > 0) rows.write(ahead.map((row) => ({ ...row, sentAt: now() })));
    },
  };
};

export const sentUpdates = createSentUpdates();
