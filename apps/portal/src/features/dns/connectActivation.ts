import type { DnsActivationEvent, dnsActivationMachine } from '@may/machines/dns/dnsActivationMachine.ts';
import type { Activation } from '@may/screens/dns/DnsActivation/dnsActivation.ts';
import type { SnapshotFrom } from 'xstate';
import { shownDomain } from '../../data/domainName.ts';
import { href } from '../../router/href.ts';

type Snapshot = SnapshotFrom<typeof dnsActivationMachine>;
type Send = (event: DnsActivationEvent) => void;

const statuses = ['checking', 'notPointing', 'failed'] as const;

/** The dialog's props in a state of the activation; null while it is closed or after it has opened the records. */
export const connectActivation = (snapshot: Snapshot, send: Send, onClose: () => void): Activation | null => {
  if (snapshot.matches('inactive') || snapshot.matches('activated')) return null;
  const { domain, ...answer } = snapshot.context;
  const status = statuses.find((one) => snapshot.matches(one)) ?? 'instructions';
  return {
    ...answer,
    domain: { ...domain, shown: shownDomain(domain.name) },
    status,
    recordsHref: href('records', { id: domain.id }),
    check: { busy: status === 'checking', onPress: () => send({ type: 'check' }) },
    onClose,
  };
};
