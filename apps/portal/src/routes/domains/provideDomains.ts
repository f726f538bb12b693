import type { Api } from '@may/api';
import type { DnsDomain, Rows } from '@may/domain';
import { type DomainDone, type DomainRequest, type DomainTask, domainsMachine } from '@may/machines';
import { fromPromise } from 'xstate';
import { announce } from '../../notices/notices.ts';
import { toRejection } from '../../provider/toRejection.ts';

export type DomainsEffects = {
  domains: Pick<Api['domains'], 'createDomain' | 'deleteDomain'>;
  /** True if the provider understands `Idempotency-Key` (config). */
  sendsKeys: boolean;
  /** Reads the newest list. */
  listDomains: () => Promise<Rows<DnsDomain>>;
  announceDone: (kind: DomainTask['kind'], domain: Pick<DnsDomain, 'id' | 'name'>) => void;
  announceChanged: () => void;
};

/** The machine that adds and deletes domains, connected to the provider and the browser. */
export const provideDomains = ({ domains, sendsKeys, ...effects }: DomainsEffects) => {
  const change = async (input: DomainRequest): Promise<DomainDone> => {
    if (input.kind === 'add') {
      const { name, attemptKey } = input;
      return { domain: (await domains.createDomain({ name, attemptKey: sendsKeys ? attemptKey : null })) ?? null };
    }
    await domains.deleteDomain(input.domain.id);
    return { domain: input.domain };
  };
  return domainsMachine.provide({
    actors: {
      changeDomain: fromPromise<DomainDone, DomainRequest>(({ input }) =>
        change(input).catch((error: unknown) => {
          throw toRejection(error);
        }),
      ),
      listDomains: fromPromise(effects.listDomains),
    },
    actions: {
      announce,
      announceDone: (_, { task, domain }) => {
        if (domain) effects.announceDone(task.kind, domain);
      },
      announceChanged: effects.announceChanged,
    },
  });
};
