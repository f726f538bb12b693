import type { Api } from '@may/api';
import type { DnsDomain, Rows } from '@may/domain';
import { type DomainMade, type DomainRequest, domainsMachine } from '@may/machines';
import { fromPromise } from 'xstate';
import { announce } from '../../notices/notices.ts';
import { toRejection } from '../../provider/toRejection.ts';

export type DomainsEffects = {
  domains: Pick<Api['domains'], 'createDomain' | 'deleteDomain'>;
  /** True if the provider understands `Idempotency-Key` (config). */
  sendsKeys: boolean;
  /** Reads the newest list. */
  listDomains: () => Promise<Rows<DnsDomain>>;
  openActivation: (id: string) => void;
  announceDeleted: (domain: Pick<DnsDomain, 'id' | 'name'>) => void;
  announceChanged: () => void;
};

const rejected = (error: unknown): never => {
  throw toRejection(error);
};

/** The machine that adds and deletes domains, connected to the provider and the browser. */
export const provideDomains = (effects: DomainsEffects) => {
  const { domains, sendsKeys } = effects;
  return domainsMachine.provide({
    actors: {
      createDomain: fromPromise<DomainMade, DomainRequest>(({ input: { name, attemptKey } }) =>
        domains
          .createDomain({ name, attemptKey: sendsKeys ? attemptKey : null })
          .then((domain) => ({ domain: domain ?? null }), rejected),
      ),
      deleteDomain: fromPromise<void, { id: string }>(({ input }) => domains.deleteDomain(input.id).catch(rejected)),
      listDomains: fromPromise(effects.listDomains),
    },
    actions: {
      announce,
      openActivation: (_, { id }) => effects.openActivation(id),
      announceDeleted: (_, domain) => effects.announceDeleted(domain),
      announceChanged: effects.announceChanged,
    },
  });
};
