import type { Api } from '@may/api';
import type { DomainHolder } from '@may/domain';
import { customDomainMachine, type DomainsUpdate, type UnverifiedDomains } from '@may/machines';
import { fromPromise } from 'xstate';
import { announce, notices } from '../../../notices/notices.ts';
import { toRejection } from '../../../provider/toRejection.ts';
import type { StoredValue } from '../../../storage/storedValue.ts';
import { shownDomain } from '../../../zones/domainName.ts';

export type CustomDomainEffects = {
  servers: Pick<Api['servers'], 'updateDomains'>;
  /** True if the provider understands `Idempotency-Key` (config). */
  sendsKeys: boolean;
  /** Reads the newest state of the server. */
  readServer: () => Promise<DomainHolder>;
  stored: StoredValue<readonly UnverifiedDomains[]>;
  announceChanged: () => void;
};

/** The refusal that the specification names (§8); the catalogues translate it. */
const specified = 'Domain is not verified !';

const rejected = (error: unknown): never => {
  const { kind, serverMessage } = toRejection(error);
  throw { kind, serverMessage: serverMessage?.trim() === specified ? null : serverMessage };
};

/** The machine of a server's domains, connected to the provider and the browser. */
export const provideCustomDomain = (effects: CustomDomainEffects) => {
  const { servers, sendsKeys, readServer, stored, announceChanged } = effects;
  return customDomainMachine.provide({
    actors: {
      readServer: fromPromise<DomainHolder, { id: string }>(readServer),
      updateDomains: fromPromise<void, DomainsUpdate>(({ input: { domains, attemptKey, ...server } }) =>
        servers
          .updateDomains({ ...server, domains: [...domains], attemptKey: sendsKeys ? attemptKey : null })
          .catch(rejected),
      ),
    },
    actions: {
      announce,
      announceVerified: (_, { names }) =>
        notices.announce({
          kind: 'customDomainsVerified',
          subject: { domain: names.map(shownDomain).join(', ') },
          remedy: null,
        }),
      announceRemoved: (_, { names: [name = ''] }) =>
        notices.announce({ kind: 'customDomainRemoved', subject: { domain: shownDomain(name) }, remedy: null }),
      rememberUnverified: (_, { unverified }) => {
        if (unverified.length > 0) stored.write(unverified);
        else stored.clear();
      },
      announceChanged,
    },
  });
};
