import { attemptPatience, type DomainHolder, holdsDomain, isSameDomain, isSameDomainList } from '@may/domain';
import * as v from 'valibot';
import { localStore, type SafeStorage } from '../../../storage/createStorage.ts';
import { storedRows } from '../../../storage/storedRows.ts';

const rowSchema = v.object({
  key: v.string(),
  serverId: v.string(),
  /** The list that was read right before, and the list that was sent. */
  before: v.array(v.string()),
  domains: v.array(v.string()),
  /** Epoch milliseconds of this browser's clock. */
  sentAt: v.pipe(v.number(), v.safeInteger()),
  /** True if the provider accepted the update, and its list does not show it yet. */
  isAccepted: v.boolean(),
});

type OpenUpdate = v.InferOutput<typeof rowSchema>;

/** The local storage key (docs/decisions/0017). */
const updatesKey = 'may.domainUpdates';

/** True if the server's list has what an update added and lacks what it removed. */
const isShown = (server: DomainHolder, { before, domains }: OpenUpdate): boolean =>
  domains.every((name) => holdsDomain(server, name)) &&
  before.every((name) => domains.some((kept) => isSameDomain(kept, name)) || !holdsDomain(server, name));

/** The updates of domains that may still arrive, for all tabs of this browser. Each one replaces the whole list, so it undoes another list. */
export type OpenUpdates = ReturnType<typeof createOpenUpdates>;

/** The open updates in local storage. */
export const createOpenUpdates = (storage: SafeStorage = localStore, now: () => number = Date.now) => {
  const rows = storedRows<OpenUpdate>(storage, updatesKey, { schema: rowSchema, isFinal: () => false });
  // A time far in the future is of a clock that was set back.
  const isOpen = ({ sentAt }: OpenUpdate) => Math.abs(now() - sentAt) < attemptPatience;
  const forget = (isGone: (row: OpenUpdate) => boolean): void => {
    const gone = rows.read().filter(isGone);
    if (gone.length > 0)
      rows.write(
        [],
        gone.map(({ key }) => key),
      );
  };
  return {
    /** Keeps an update from the moment before its request. */
    begin: (update: Omit<OpenUpdate, 'sentAt' | 'isAccepted'>): void => {
      forget((row) => !isOpen(row));
      rows.write([{ ...update, sentAt: now(), isAccepted: false }]);
    },
    accept: (key: string): void =>
      rows.write(rows.read().flatMap((row) => (row.key === key ? { ...row, isAccepted: true } : []))),
    forget: (key: string): void => forget((row) => row.key === key),
    /** Forgets the accepted updates that the server shows. One without an answer may come again, and stays. */
    settle: (server: DomainHolder): void =>
      forget((row) => row.serverId === server.id && row.isAccepted && isShown(server, row)),
    /** True if an open update with another list may still arrive. */
    block: (serverId: string, domains: readonly string[]): boolean =>
      rows.read().some((row) => row.serverId === serverId && isOpen(row) && !isSameDomainList(row.domains, domains)),
  };
};
