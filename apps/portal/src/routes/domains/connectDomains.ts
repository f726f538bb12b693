import { type DnsDomain, readDomainName } from '@may/domain';
import type { DomainsEvent, domainsMachine } from '@may/machines';
import type { AddDomainForm, DeleteDomainQuestion, DomainDialogsProps, DomainStep } from '@may/ui';
import type { SnapshotFrom } from 'xstate';
import { href } from '../../router/href.ts';
import { shownDomain } from '../../zones/domainName.ts';

type Snapshot = SnapshotFrom<typeof domainsMachine>;
type Send = (event: DomainsEvent) => void;

/** The dialogs' data that does not come from the flow. */
export type DomainsCircumstances = {
  /** The listed domains, as far as they are read. */
  known: readonly DnsDomain[];
  createKey: () => string;
};

const stepOf = (snapshot: Snapshot, task: 'adding' | 'deleting'): DomainStep => {
  const steps = ['sending', 'looking', 'unknown'] as const;
  return steps.find((step) => snapshot.matches({ [task]: step })) ?? 'asking';
};

const controlsOf = (step: DomainStep, send: Send) => ({
  check: { name: 'check', onPress: () => send({ type: 'check' }) } as const,
  retry: { name: 'retry', onPress: () => send({ type: 'retry' }) } as const,
  onClose: step === 'sending' ? null : () => send({ type: 'close' }),
});

const addingOf = (snapshot: Snapshot, send: Send, { known, createKey }: DomainsCircumstances): AddDomainForm => {
  const { typed, isTried, error, isAccepted } = snapshot.context;
  const step = stepOf(snapshot, 'adding');
  const read = readDomainName(typed);
  const listed = read.ok ? known.find(({ name }) => name === read.name) : undefined;
  const refusal = !read.ok && isTried ? read.reason : null;
  const isAsking = step === 'asking';
  const { check, retry, onClose } = controlsOf(step, send);
  return {
    step,
    typed,
    onType: (next) => send({ type: 'type', typed: next }),
    read: read.ok ? { name: read.name, shown: shownDomain(read.name) } : null,
    problem: isAsking && listed ? 'listed' : refusal,
    listedHref: listed ? href('records', { id: listed.id }) : null,
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

const deletingOf = (snapshot: Snapshot, send: Send, domain: DnsDomain): DeleteDomainQuestion => {
  const step = stepOf(snapshot, 'deleting');
  const { check, retry, onClose } = controlsOf(step, send);
  return {
    step,
    shown: shownDomain(domain.name),
    name: domain.name,
    active: domain.active,
    typed: snapshot.context.typed,
    onType: (typed) => send({ type: 'type', typed }),
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
    deleting: snapshot.matches('deleting') && deleting ? deletingOf(snapshot, send, deleting) : null,
  };
};
