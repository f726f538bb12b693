import type { DnsActivationEvent, dnsActivationMachine } from '@may/machines';
import type { Activation } from '@may/ui';
import type { SnapshotFrom } from 'xstate';
import { href } from '../../router/href.ts';
import { shownDomain } from '../../zones/domainName.ts';

type Snapshot = SnapshotFrom<typeof dnsActivationMachine>;
type Send = (event: DnsActivationEvent) => void;

const statuses = ['checking', 'notPointing', 'failed', 'activating'] as const;

const actionsOf = ({ context: { error, secondsLeft } }: Snapshot, status: Activation['status'], send: Send) => {
  if (status === 'activating') return [{ name: 'proceed', onPress: () => send({ type: 'proceed' }) } as const];
  const isWait = status === 'notPointing' || (status === 'failed' && error?.isWait === true);
  const check = { name: 'check', onPress: () => send({ type: 'check' }) } as const;
  return [{ ...check, busy: status === 'checking', secondsLeft: isWait ? secondsLeft : undefined }];
};

/** The dialog's props in a state of the activation; null while it is closed or after it has opened the records. */
export const connectActivation = (snapshot: Snapshot, send: Send, onClose: () => void): Activation | null => {
  if (snapshot.matches('inactive') || snapshot.matches('activated')) return null;
  const { domain, observed, error } = snapshot.context;
  const status = statuses.find((one) => snapshot.matches(one)) ?? 'instructions';
  return {
    domain: { ...domain, shown: shownDomain(domain.name) },
    status,
    serverMessage: error?.serverMessage ?? null,
    observed,
    recordsHref: href('records', { id: domain.id }),
    actions: actionsOf(snapshot, status, send),
    onClose,
  };
};
