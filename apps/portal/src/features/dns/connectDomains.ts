import { readDomainName } from '@may/domain/dns/readDomainName.ts';
import type { DnsDomain } from '@may/domain/dns/records.ts';
import type { DomainsEvent } from '@may/machines/dns/dnsDomains.types.ts';
import type { domainsMachine } from '@may/machines/dns/domainsMachine.ts';
import type {
  AddDomainForm,
  DeleteDomainQuestion,
  DomainDialogsProps,
  DomainStep,
} from '@may/screens/dns/Domains/domains.ts';
import type { SnapshotFrom } from 'xstate';
import { shownDomain } from '../../data/domainName.ts';
import { href } from '../../router/href.ts';

type Snapshot = SnapshotFrom<typeof domainsMachine>;
type Send = (event: DomainsEvent) => void;

/** The dialogs' data that does not come from the flow. */
export type DomainsCircumstances = {
  /** The listed domains, as far as they are read. */
  known: readonly DnsDomain[];
  createKey: () => string;
};

const stepOf = (snapshot: Snapshot): DomainStep =>
  snapshot.matches('pausing')
    ? 'looking'
    : ((['sending', 'looking', 'unknown'] as const).find((step) => snapshot.matches(step)) ?? 'asking');

/** The parts that both dialogs have. An accepted domain can be looked for, not sent again. */
const commonOf = (snapshot: Snapshot, send: Send) => {
  const step = stepOf(snapshot);
  const { typed, error } = snapshot.context;
  return {
    step,
    typed,
    onType: (next: string) => send({ type: 'type', typed: next }),
    failure: step === 'asking' ? error : null,
    ways: (['check', 'retry'] as const)
      .filter((type) => snapshot.can({ type }))
      .map((name) => ({ name, onPress: () => send({ type: name }) })),
    onClose: step === 'sending' ? null : () => send({ type: 'close' }),
  };
};

const addingOf = (snapshot: Snapshot, send: Send, { known, createKey }: DomainsCircumstances): AddDomainForm => {
  const { typed, isTried, isAccepted } = snapshot.context;
  const { ways, ...common } = commonOf(snapshot, send);
  const read = readDomainName(typed);
  const listed = read.ok ? known.find(({ name }) => name === read.name) : undefined;
  const refusal = !read.ok && isTried ? read.reason : null;
  const isAsking = common.step === 'asking';
  const name = read.ok && !listed ? read.name : null;
  const onPress = () => send({ type: 'submit', name, key: createKey() });
  return {
    ...common,
    read: read.ok ? { name: read.name, shown: shownDomain(read.name) } : null,
    problem: isAsking && listed ? 'listed' : refusal,
    listedHref: listed ? href('records', { id: listed.id }) : null,
    isAccepted,
    actions: common.step === 'unknown' ? ways : [{ name: 'submit', busy: !isAsking, onPress }],
  };
};

const deletingOf = (snapshot: Snapshot, send: Send, domain: DnsDomain): DeleteDomainQuestion => {
  const { ways, ...common } = commonOf(snapshot, send);
  const submit = { type: 'submit', name: null, key: '' } as const;
  const busy = common.step !== 'asking';
  const missing = busy || snapshot.can(submit) ? null : 'name';
  return {
    ...common,
    shown: shownDomain(domain.name),
    name: domain.name,
    active: domain.active,
    actions: common.step === 'unknown' ? ways : [{ name: 'confirm', busy, missing, onPress: () => send(submit) }],
  };
};

/** The props of the dialogs that add and delete a domain, in a state of the flow. */
export const connectDomains = (
  snapshot: Snapshot,
  send: Send,
  circumstances: DomainsCircumstances,
): DomainDialogsProps => {
  const { task } = snapshot.context;
  return {
    adding: task?.kind === 'add' ? addingOf(snapshot, send, circumstances) : null,
    deleting: task?.kind === 'delete' ? deletingOf(snapshot, send, task.domain) : null,
  };
};
