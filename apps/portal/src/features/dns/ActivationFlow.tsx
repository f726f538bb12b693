import type { DnsDomain } from '@may/domain/dns/records.ts';
import { dnsActivationMachine } from '@may/machines/dns/dnsActivationMachine.ts';
import { ActivationDialog } from '@may/screens/dns/DnsActivation/ActivationDialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { useApi } from '../../data/DataProvider.tsx';
import { shownDomain } from '../../data/domainName.ts';
import { domainQueries } from '../../data/domains.queries.ts';
import { notices } from '../../data/notices/notices.ts';
import { makeStale } from '../../data/queryClient.ts';
import { href } from '../../router/href.ts';
import { connectActivation } from './connectActivation.ts';

export type ActivationFlowProps = {
  open: boolean;
  /** The domain in the address; null closes the dialog. */
  domain: DnsDomain | null;
  /** Takes the domain out of the address. */
  onClose: () => void;
};

/** The activation of the domain in the address. Its code is fetched with the first one, hence the default export. */
const ActivationFlow = ({ domain, onClose }: ActivationFlowProps) => {
  // Keeps the last domain while its dialog closes.
  const [last, setLast] = useState(domain);
  if (domain && domain !== last) setLast(domain);
  return last ? <Flow key={last.id} domain={last} isOpen={domain !== null} onClose={onClose} /> : null;
};

export default ActivationFlow;

const Flow = ({ domain, isOpen, onClose }: { domain: DnsDomain; isOpen: boolean; onClose: () => void }) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const machine = dnsActivationMachine.provide({
    actors: { checkDomain: fromPromise(({ input }) => api.domains.checkDomain(input.name)) },
    actions: {
      openRecords: (_, { id }) => {
        void makeStale(queryClient, [domainQueries.all]);
        void navigate(href('records', { id }));
      },
      announceNotPointing: (_, { name }) =>
        notices.announce({ kind: 'domainNotPointing', subject: { domain: shownDomain(name) }, remedy: null }),
    },
  });
  const [snapshot, send] = useMachine(machine, { input: { domain } });
  useEffect(() => send({ type: isOpen ? 'open' : 'close' }), [isOpen, send]);
  return <ActivationDialog activation={connectActivation(snapshot, send, onClose)} />;
};
