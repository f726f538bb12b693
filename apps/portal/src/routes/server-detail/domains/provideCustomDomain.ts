import type { Api } from '@may/api';
import { type DomainHolder, domainsOf, isSameDomainList } from '@may/domain';
import { customDomainMachine, type DomainsUpdate, type UnverifiedDomain } from '@may/machines';
import { fromPromise } from 'xstate';
import { announce, notices } from '../../../notices/notices.ts';
import { inTurn } from '../../../provider/onlyTab.ts';
import { toRejection } from '../../../provider/toRejection.ts';
import type { SharedStore } from '../../../storage/sharedStore.ts';
import { shownDomain } from '../../../zones/domainName.ts';
import type { OpenUpdates } from './openUpdates.ts';

export type CustomDomainEffects = {
  servers: Pick<Api['servers'], 'updateDomains'>;
  /** True if the provider understands `Idempotency-Key` (config). */
  sendsKeys: boolean;
  /** Reads the newest state of the server. */
  readServer: () => Promise<DomainHolder>;
  stored: SharedStore<readonly UnverifiedDomain[]>;
  openUpdates: OpenUpdates;
  announceChanged: () => void;
};

/** The refusal that the specification names (§8); the catalogues translate it. */
const specified = 'Domain is not verified !';

const rejectionOf = (error: unknown) => {
  const { kind, serverMessage } = toRejection(error);
  return { kind, serverMessage: serverMessage?.trim() === specified ? null : serverMessage };
};

/** Sends an update, unless the list has changed since it was read, or another update may still arrive. */
const sendUpdate = async (
  { servers, sendsKeys, readServer, openUpdates }: CustomDomainEffects,
  { attemptKey, before, ...update }: DomainsUpdate,
): Promise<void> => {
  const server = await readServer().catch(() => {
    throw { kind: 'notRead' };
  });
  const domains = [...update.domains];
  const present = domainsOf(server);
  if (present === null || !isSameDomainList(present, before)) throw { kind: 'changed' };
  openUpdates.settle(server);
  if (openUpdates.block(update.id, domains)) throw { kind: 'blocked' };
  const key = attemptKey ?? crypto.randomUUID();
  openUpdates.begin({ key, serverId: update.id, before: [...before], domains });
  try {
    await servers.updateDomains({ ...update, domains, attemptKey: sendsKeys ? attemptKey : null });
  } catch (error) {
    const rejection = rejectionOf(error);
    if (rejection.kind === 'refused') openUpdates.forget(key);
    throw rejection;
  }
  openUpdates.accept(key);
};

/** The machine of a server's domains, connected to the provider and the browser. */
export const provideCustomDomain = (effects: CustomDomainEffects) => {
  const { readServer, stored, openUpdates, announceChanged } = effects;
  return customDomainMachine.provide({
    actors: {
      readServer: fromPromise<DomainHolder, { id: string }>(async () => {
        const server = await readServer();
        openUpdates.settle(server);
        return server;
      }),
      // The list is read and sent in one turn, so that two tabs do not drop each other's domain.
      updateDomains: fromPromise<void, DomainsUpdate>(({ input }) =>
        inTurn(`domains:${input.id}`, () => sendUpdate(effects, input)),
      ),
    },
    actions: {
      announce,
      announceVerified: (_, { name }) =>
        notices.announce({
          kind: 'customDomainsVerified',
          subject: { domain: shownDomain(name) },
          remedy: null,
        }),
      announceRemoved: (_, { name }) =>
        notices.announce({ kind: 'customDomainRemoved', subject: { domain: shownDomain(name) }, remedy: null }),
      rememberUnverified: (_, { unverified }) => {
        if (unverified.length > 0) stored.write(unverified);
        else stored.clear();
      },
      announceChanged,
    },
  });
};
