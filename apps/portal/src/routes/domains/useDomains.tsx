import { exportZone } from '@may/domain';
import type { DomainsScreenProps } from '@may/ui';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { config } from '../../config.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { domainQueries } from '../../data/domains.queries.ts';
import { makeStale } from '../../data/makeStale.ts';
import { useSignedInMe } from '../../data/me.ts';
import { readNow } from '../../data/readNow.ts';
import { mapLoadable, toLoadable } from '../../data/toLoadable.ts';
import { notices } from '../../notices/notices.ts';
import { href } from '../../router/href.ts';
import { shownDomain } from '../../zones/domainName.ts';
import { useRegistrables } from '../../zones/useRegistrables.ts';
import { ActivationFlow } from './ActivationFlow.tsx';
import { connectDomains, readTyped } from './connectDomains.ts';
import { forgetZone } from './forgetZone.ts';
import { provideDomains } from './provideDomains.ts';

const noDomains = [] as const;

/** The list of domains, the flow that adds and deletes them, and the activation in the address. */
export const useDomains = (): DomainsScreenProps => {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { id: userId } = useSignedInMe();
  const list = useQuery(domainQueries.list(api));
  const known = list.data?.items ?? noDomains;
  const machine = provideDomains({
    domains: api.domains,
    sendsKeys: config.provider.idempotencyKey,
    listDomains: () => readNow(queryClient, domainQueries.list(api)),
    openActivation: (id) => void navigate(href('domains', { activate: id })),
    announceDeleted: ({ id, name }) => {
      forgetZone({ userId, domainId: id });
      notices.announce({ kind: 'domainDeleted', subject: { domain: shownDomain(name) }, remedy: null });
    },
    announceChanged: () => void makeStale(queryClient, [domainQueries.all]),
  });
  const [snapshot, send] = useMachine(machine);
  const { deleting } = snapshot.context;
  const kept = deleting?.active ? deleting : null;
  const records = useQuery(
    kept
      ? domainQueries.records(api, kept)
      : { ...domainQueries.records(api, { id: '', name: '' }), queryFn: skipToken },
  );
  const read = readTyped(snapshot);
  const typedName = read.ok ? read.name : '';
  const registrable = useRegistrables([typedName]).get(typedName) ?? null;
  const domains = useMemo(
    () =>
      mapLoadable(toLoadable({ data: list.data, isError: list.isError, refetch: list.refetch }), (rows) => ({
        ...rows,
        items: rows.items.map((domain) => ({
          ...domain,
          shown: shownDomain(domain.name),
          recordsHref: href('records', { id: domain.id }),
          activateHref: href('domains', { activate: domain.id }),
        })),
      })),
    [list.data, list.isError, list.refetch],
  );
  const onDelete = useCallback(
    (id: string) => {
      const domain = known.find((one) => one.id === id);
      if (domain) send({ type: 'delete', domain });
    },
    [known, send],
  );
  const activating = known.find(({ id, active }) => id === search.get('activate') && !active) ?? null;
  return {
    domains,
    ...connectDomains(snapshot, send, {
      known,
      registrable,
      zoneFile: mapLoadable(toLoadable(records), ({ items, unreadable }) => ({
        fileName: `${kept?.name ?? ''}.zone`,
        text: exportZone(items, kept?.name ?? ''),
        unreadable,
      })),
      createKey: () => crypto.randomUUID(),
    }),
    activation: <ActivationFlow domain={activating} />,
    hrefs: { home: href('dashboard') },
    onAdd: () => send({ type: 'add' }),
    onDelete,
  };
};
