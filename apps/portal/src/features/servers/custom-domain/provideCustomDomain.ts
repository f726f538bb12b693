import { domainsOf, holdsDomain, isPrimaryDomain } from '@may/domain/servers/customDomain.ts';
import { domainsUpdateOf } from '@may/domain/servers/serverUpdate.ts';
import type { DomainsChange, UnverifiedDomain } from '@may/machines/servers/customDomain.types.ts';
import { customDomainMachine } from '@may/machines/servers/customDomainMachine.ts';
import type { UpdateOutcome } from '@may/machines/servers/serverUpdate.types.ts';
import { fromPromise } from 'xstate';
import type { SharedStore } from '../../../browser/storage/sharedStore.ts';
import { shownDomain } from '../../../data/domainName.ts';
import { announce, notices } from '../../../data/notices/notices.ts';
import { mintPermit } from '../../../data/permit.ts';
import type { ServerUpdater, UpdateWish } from '../../../money/updates/createServerUpdater.ts';

export type CustomDomainEffects = {
  updater: Pick<ServerUpdater, 'send'>;
  stored: SharedStore<readonly UnverifiedDomain[]>;
  announceChanged: () => void;
};

/** The refusal that the specification names (§8); the catalogues translate it. */
const specified = 'Domain is not verified !';

/** The machine of a server's domains, connected to the provider and the browser. */
export const provideCustomDomain = ({ updater, stored, announceChanged }: CustomDomainEffects) =>
  customDomainMachine.provide({
    actors: {
      updateDomains: fromPromise<UpdateOutcome, DomainsChange>(async ({ input: { task, name }, signal }) => {
        const wish: UpdateWish = {
          isDone: (server) => domainsOf(server) !== null && holdsDomain(server, name) === (task === 'add'),
          updateFor: (server) =>
            task === 'remove' && isPrimaryDomain(server, name)
              ? 'primary'
              : (domainsUpdateOf(task, name, server) ?? 'unread'),
        };
        const outcome = await updater.send(wish, mintPermit(signal));
        const { serverMessage } = outcome;
        return { ...outcome, serverMessage: serverMessage?.trim() === specified ? null : serverMessage };
      }),
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
