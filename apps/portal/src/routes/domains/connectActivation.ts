import type { DnsActivationEvent, dnsActivationMachine } from '@may/machines';
import type { Activation, ActivationStanding } from '@may/ui';
import type { SnapshotFrom } from 'xstate';
import { href } from '../../router/href.ts';
import { shownDomain } from '../../zones/domainName.ts';
import { nameserverLinkOf } from '../../zones/nameserverLink.ts';

type Snapshot = SnapshotFrom<typeof dnsActivationMachine>;
type Send = (event: DnsActivationEvent) => void;

/** What the dialog needs besides the flow. */
export type ActivationCircumstances = {
  nameserverSuffix: string;
  origin: string;
  onClose: () => void;
};

const standingOf = (snapshot: Snapshot, send: Send): ActivationStanding => {
  const { secondsLeft, error } = snapshot.context;
  if (snapshot.matches('checking')) return { about: 'checking' };
  if (snapshot.matches('notPointing')) return { about: 'notPointing', secondsLeft };
  if (snapshot.matches('failed')) {
    const { serverMessage, isWait } = error ?? { serverMessage: null, isWait: false };
    return { about: 'failed', serverMessage, isWait, secondsLeft };
  }
  if (snapshot.matches('activating')) return { about: 'activating', onProceed: () => send({ type: 'proceed' }) };
  return { about: 'instructions' };
};

/** The dialog's props in a state of the activation; null while it is closed or has led to the records. */
export const connectActivation = (
  snapshot: Snapshot,
  send: Send,
  { nameserverSuffix, origin, onClose }: ActivationCircumstances,
): Activation | null => {
  if (snapshot.matches('inactive') || snapshot.matches('activated')) return null;
  const { domain, observed } = snapshot.context;
  const link = nameserverLinkOf(domain, nameserverSuffix);
  return {
    domain: { ...domain, shown: shownDomain(domain.name) },
    standing: standingOf(snapshot, send),
    observed,
    shareHref: link === null ? null : origin + link,
    recordsHref: href('records', { id: domain.id }),
    onCheck: () => send({ type: snapshot.matches('failed') ? 'retry' : 'check' }),
    onClose,
  };
};
