import type { DnsDomain } from '@may/domain/dns/records.ts';
import type { DomainsScreenProps } from '@may/screens/dns/Domains/domains.ts';
import { Dialog, lazyPopup } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApi } from '../../data/DataProvider.tsx';
import { shownDomain } from '../../data/domainName.ts';
import { domainQueries } from '../../data/domains.queries.ts';
import { mapLoadable, toLoadable } from '../../data/toLoadable.ts';
import { href } from '../../router/href.ts';
import type { ActivationFlowProps } from './ActivationFlow.tsx';
import type { DomainFlowProps } from './DomainFlow.tsx';

const DomainFlow = lazyPopup<DomainFlowProps>(
  () => import('./DomainFlow.tsx'),
  ({ onTaken }) => onTaken(),
);
const ActivationFlow = lazyPopup<ActivationFlowProps>(
  () => import('./ActivationFlow.tsx'),
  ({ onClose }) => onClose(),
  ['dnsActivation'],
);

const noDomains = [] as const;

/** A domain as a row of the list, with its Unicode name and its addresses. */
export const rowOfDomain = (domain: DnsDomain) => ({
  ...domain,
  shown: shownDomain(domain.name),
  recordsHref: href('records', { id: domain.id }),
  activateHref: href('domains', { activate: domain.id }),
});

/** The list of domains, and the flows that a press or the address begins, whose code is fetched then. */
export const useDomains = (): DomainsScreenProps => {
  const api = useApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [press, setPress] = useState<DomainFlowProps['press']>(null);
  const { data, isError, refetch } = useQuery(domainQueries.list(api));
  const known = data?.items ?? noDomains;
  const domains = useMemo(
    () =>
      mapLoadable(toLoadable({ data, isError, refetch }), (rows) => ({ ...rows, items: rows.items.map(rowOfDomain) })),
    [data, isError, refetch],
  );
  const begin = useCallback((next: DomainFlowProps['press']) => {
    setPress(next);
    // Beside the flow's code, which does not ask for the dialog's before it has arrived.
    Dialog.intent.onFocus();
  }, []);
  const onDelete = useCallback(
    (id: string) => {
      const domain = known.find((one) => one.id === id);
      if (domain) begin({ kind: 'delete', domain });
    },
    [known, begin],
  );
  const isAdding = search.has('add');
  useEffect(() => {
    if (!isAdding) return;
    begin({ kind: 'add' });
    void navigate(href('domains'), { replace: true });
  }, [isAdding, begin, navigate]);
  const asked = search.get('activate');
  const wayOut = useRef<'back' | 'replace' | 'taken'>('replace');
  useEffect(() => {
    if (asked === null) wayOut.current = 'back';
  }, [asked]);
  const activating = known.find(({ id, active }) => id === asked && !active) ?? null;
  return {
    domains,
    hrefs: { home: href('dashboard') },
    onAdd: () => begin({ kind: 'add' }),
    onDelete,
    children: (
      <>
        <DomainFlow open={press !== null} press={press} onTaken={() => setPress(null)} known={known} />
        {/* Its words come later than the page's. */}
        <Suspense>
          <ActivationFlow
            open={activating !== null}
            domain={activating}
            onClose={() => {
              const query = new URLSearchParams(window.location.search);
              // A second press, while the dialog fades, leaves nothing.
              if (wayOut.current === 'taken' || !query.has('activate')) return;
              const isFromList = wayOut.current === 'back';
              wayOut.current = 'taken';
              // The entry before has the choices of the table.
              if (isFromList) return void navigate(-1);
              query.delete('activate');
              void navigate({ search: `${query}` }, { replace: true });
            }}
          />
        </Suspense>
      </>
    ),
  };
};
