import type { Permit } from '@may/api';
import type { DnsDomain } from '@may/domain/dns/records.ts';
import type { DomainDone, DomainRequest, DomainTask } from '@may/machines/dns/dnsDomains.types.ts';
import { domainsMachine } from '@may/machines/dns/domainsMachine.ts';
import { DomainDialogs } from '@may/screens/dns/Domains/DomainDialogs.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { config } from '../../browser/config.ts';
import { useSignedInMe } from '../../data/customer.queries.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { shownDomain } from '../../data/domainName.ts';
import { domainQueries } from '../../data/domains.queries.ts';
import { announce, notices } from '../../data/notices/notices.ts';
import { mintPermit } from '../../data/permit.ts';
import { makeStale, readNow } from '../../data/queryClient.ts';
import { rejectWith } from '../../data/toRejection.ts';
import { href } from '../../router/href.ts';
import { stagedChanges } from './changeSetSchema.ts';
import { connectDomains } from './connectDomains.ts';
import { zoneStore } from './zoneStore.ts';

export type DomainFlowProps = {
  /** True while a press has not begun anything yet. */
  open: boolean;
  /** The press that begins to add or to delete a domain. */
  press: DomainTask | null;
  onTaken: () => void;
  /** The listed domains, as far as they are read. */
  known: readonly DnsDomain[];
};

/** The flow that adds and deletes domains, with its dialogs. Its code is fetched with the first press, hence the default export. */
const DomainFlow = ({ press, onTaken, known }: DomainFlowProps) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { id: userId } = useSignedInMe();
  const change = async (input: DomainRequest, permit: Permit): Promise<DomainDone> => {
    if (input.kind === 'add') {
      const attemptKey = config.provider.idempotencyKey ? input.attemptKey : null;
      return { domain: (await api.domains.createDomain({ name: input.name, attemptKey }, permit)) ?? null };
    }
    await api.domains.deleteDomain(input.domain.id, permit);
    return { domain: input.domain };
  };
  const machine = domainsMachine.provide({
    actors: {
      changeDomain: fromPromise(({ input, signal }) => change(input, mintPermit(signal)).catch(rejectWith)),
      listDomains: fromPromise(() => readNow(queryClient, domainQueries.list(api))),
    },
    actions: {
      announce,
      announceDone: (_, { task, domain }) => {
        if (!domain) return;
        const { id, name } = domain;
        if (task.kind === 'add') return void navigate(href('domains', { activate: id }));
        stagedChanges(id).clear();
        zoneStore.forgetRun({ userId, domainId: id });
        notices.announce({ kind: 'domainDeleted', subject: { domain: shownDomain(name) }, remedy: null });
      },
      announceChanged: () => void makeStale(queryClient, [domainQueries.all]),
    },
  });
  const [snapshot, send] = useMachine(machine);
  useEffect(() => {
    if (!press) return;
    send({ type: 'begin', task: press });
    onTaken();
  }, [press, send, onTaken]);
  return <DomainDialogs {...connectDomains(snapshot, send, { known, createKey: () => crypto.randomUUID() })} />;
};

export default DomainFlow;
