import type { DnsDomain, ReadDomain, Registrable } from '@may/domain';
import type { DomainsEvent, domainsMachine } from '@may/machines';
import type { AddDomainForm, DeleteDomainQuestion, DomainAdvice, DomainDialogsProps, DomainStep } from '@may/ui';
import type { SnapshotFrom } from 'xstate';
import { href } from '../../router/href.ts';
import { shownDomain } from '../../zones/domainName.ts';
import { readDomainName } from '../../zones/readDomainName.ts';

type Snapshot = SnapshotFrom<typeof domainsMachine>;
type Send = (event: DomainsEvent) => void;

/** The dialogs' data that does not come from the flow. */
export type DomainsCircumstances = {
  /** The listed domains, as far as they are read. */
  known: readonly DnsDomain[];
  /** The registrable domain of the typed name; null until the list of public suffixes is loaded. */
  registrable: Registrable | null;
  zoneFile: DeleteDomainQuestion['zoneFile'];
  createKey: () => string;
};

export const readTyped = ({ context }: Snapshot): ReadDomain => readDomainName(context.typed);

const stepOf = (snapshot: Snapshot, task: 'adding' | 'deleting'): DomainStep => {
  const steps = ['sending', 'looking', 'unknown'] as const;
  return steps.find((step) => snapshot.matches({ [task]: step })) ?? 'asking';
};

const adviceOf = (send: Send, registrable: Registrable | null): DomainAdvice | null => {
  if (registrable === null) return null;
  const { domain, isItself, isKnownEnding } = registrable;
  if (domain === null) return { about: 'ending' };
  if (!isItself) {
    const shown = shownDomain(domain);
    return { about: 'inside', shown, onTake: () => send({ type: 'type', typed: shown }) };
  }
  return isKnownEnding ? null : { about: 'unknownEnding' };
};

const controlsOf = (step: DomainStep, send: Send) => ({
  check: { name: 'check', onPress: () => send({ type: 'check' }) } as const,
  retry: { name: 'retry', onPress: () => send({ type: 'retry' }) } as const,
  onClose: step === 'sending' ? null : () => send({ type: 'close' }),
});

const addingOf = (
  snapshot: Snapshot,
  send: Send,
  { known, registrable, createKey }: DomainsCircumstances,
): AddDomainForm => {
  const { typed, isTried, error, isAccepted } = snapshot.context;
  const step = stepOf(snapshot, 'adding');
  const read = readTyped(snapshot);
  const listed = read.ok ? known.find(({ name }) => name === read.name) : undefined;
  const refusal = !read.ok && isTried ? read.reason : null;
  const isAsking = step === 'asking';
  const { check, retry, onClose } = controlsOf(step, send);
  return {
    step,
    typed,
    onType: (next) => send({ type: 'type', typed: next }),
    read: read.ok ? read : null,
    problem: isAsking && listed ? 'listed' : refusal,
    listedHref: listed ? href('records', { id: listed.id }) : null,
    advice: isAsking && !listed ? adviceOf(send, registrable) : null,
    failure: isAsking ? error : null,
    isAccepted,
    actions:
      step === 'unknown'
        ? [check, ...(isAccepted ? [] : [retry])]
        : [
            {
              name: 'submit',
              busy: !isAsking,
              onPress: () => send({ type: 'submit', name: read.ok && !listed ? read.name : null, key: createKey() }),
            },
          ],
    onClose,
  };
};

const deletingOf = (
  snapshot: Snapshot,
  send: Send,
  domain: DnsDomain,
  { zoneFile }: DomainsCircumstances,
): DeleteDomainQuestion => {
  const step = stepOf(snapshot, 'deleting');
  const { check, retry, onClose } = controlsOf(step, send);
  return {
    step,
    shown: shownDomain(domain.name),
    name: domain.name,
    active: domain.active,
    typed: snapshot.context.typed,
    onType: (typed) => send({ type: 'type', typed }),
    zoneFile,
    failure: step === 'asking' ? snapshot.context.error : null,
    actions:
      step === 'unknown'
        ? [check, retry]
        : [
            {
              name: 'confirm',
              busy: step !== 'asking',
              missing: step !== 'asking' || snapshot.can({ type: 'confirm' }) ? null : 'name',
              onPress: () => send({ type: 'confirm' }),
            },
          ],
    onClose,
  };
};

/** The props of the dialogs that add and delete a domain, in a state of the flow. */
export const connectDomains = (
  snapshot: Snapshot,
  send: Send,
  circumstances: DomainsCircumstances,
): DomainDialogsProps => {
  const { deleting } = snapshot.context;
  return {
    adding: snapshot.matches('adding') ? addingOf(snapshot, send, circumstances) : null,
    deleting: snapshot.matches('deleting') && deleting ? deletingOf(snapshot, send, deleting, circumstances) : null,
  };
};
