import {
  domainsOf,
  holdsDomain,
  hostilityOf,
  isPrimaryDomain,
  neededRecord,
  type Registrable,
  type Server,
} from '@may/domain';
import type { CustomDomainEvent, customDomainMachine, UnverifiedDomain } from '@may/machines';
import type {
  AddCustomDomain,
  CustomDomainRow,
  CustomDomainsScreenProps,
  DomainPhase,
  UnsentReason,
  UnverifiedCustomDomain,
} from '@may/ui';
import type { SnapshotFrom } from 'xstate';
import { shownDomain } from '../../../zones/domainName.ts';
import { readDomainName } from '../../../zones/readDomainName.ts';

type Snapshot = SnapshotFrom<typeof customDomainMachine>;
type Send = (event: CustomDomainEvent) => void;

/** The screen's data that does not come from the flow. */
export type CustomDomainCircumstances = {
  server: Pick<Server, 'rawName' | 'domain' | 'domains' | 'ipv4'>;
  /** The registrable domain of each name, as far as it is found. */
  registrables: ReadonlyMap<string, Registrable>;
  createKey: () => string;
};

/** The text that the customer typed, read as a domain. */
export const readTyped = ({ context }: Snapshot) => readDomainName(context.typed);

const phaseOf = (snapshot: Snapshot, task: 'saving' | 'removing'): DomainPhase | null => {
  const phases = ['reading', 'sending', 'looking'] as const;
  return phases.find((phase) => snapshot.matches({ [task]: phase })) ?? null;
};

/** The pause between two readings of the server, in ms: only an update that may still arrive makes them worth it. */
export const rereadInterval = ({ context: { unverified } }: Snapshot): number | false =>
  unverified.some(({ reason }) => reason === 'unknown') ? 5_000 : false;

const unsentOf = ({ context: { error } }: Snapshot): UnsentReason | null =>
  error?.kind === 'notRead' || error?.kind === 'blocked' ? error.kind : null;

/** True if the machine takes a new task. */
const isFree = (snapshot: Snapshot): boolean => snapshot.can({ type: 'add', typed: '' });

const formOf = (
  snapshot: Snapshot,
  send: Send,
  { server, registrables, createKey }: CustomDomainCircumstances,
): AddCustomDomain => {
  const { typed, isTried } = snapshot.context;
  const phase = phaseOf(snapshot, 'saving');
  const read = readTyped(snapshot);
  const registrable = read.ok ? registrables.get(read.name) : undefined;
  const isListed = read.ok && holdsDomain(server, read.name);
  const isEnding = registrable !== undefined && registrable.domain === null;
  const problem = isListed ? 'listed' : isEnding ? 'ending' : !read.ok && isTried ? read.reason : null;
  const fit = read.ok && !isListed && !isEnding ? read : null;
  return {
    typed,
    onType: (next) => send({ type: 'type', typed: next }),
    read: fit,
    problem,
    phase,
    unsent: phase === null ? unsentOf(snapshot) : null,
    actions: [
      {
        name: 'submit',
        busy: phase !== null,
        onPress: () => send({ type: 'submit', name: fit?.name ?? null, key: createKey() }),
      },
    ],
    onClose: phase === null ? () => send({ type: 'close' }) : null,
  };
};

const waitingOf = (
  snapshot: Snapshot,
  send: Send,
  { name, reason, serverMessage }: UnverifiedDomain,
  { server, registrables, createKey }: CustomDomainCircumstances,
): UnverifiedCustomDomain => {
  const isOpen = isFree(snapshot) && server.rawName !== null;
  const isCurrent = snapshot.context.name === name;
  const registrable = registrables.get(name);
  const phase = isCurrent ? phaseOf(snapshot, 'saving') : null;
  return {
    domain: { name, shown: shownDomain(name) },
    reason,
    serverMessage,
    record: registrable ? neededRecord(name, registrable.domain ?? name, server) : null,
    phase,
    unsent: isOpen && isCurrent ? unsentOf(snapshot) : null,
    actions:
      isOpen || phase
        ? [{ name: 'verify', busy: phase !== null, onPress: () => send({ type: 'verify', name, key: createKey() }) }]
        : [],
    onForget: snapshot.can({ type: 'forget', name }) ? () => send({ type: 'forget', name }) : null,
  };
};

/** A listed name may be any text: its hidden characters become visible, and only a domain gets a link. */
const rowOf = (name: string, onRemove: CustomDomainRow['onRemove'], isPrimary: boolean): CustomDomainRow => {
  const read = readDomainName(name);
  const isPlain = read.ok && hostilityOf(name) === null;
  return {
    name: isPlain ? read.name : name,
    shown: isPlain ? read.shown : name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\uFFFD'),
    isPrimary,
    openHref: isPlain ? `https://${read.name}` : null,
    onRemove,
  };
};

const removingOf = (
  snapshot: Snapshot,
  send: Send,
  { createKey }: CustomDomainCircumstances,
): CustomDomainsScreenProps['removing'] => {
  const { name, error, isAccepted } = snapshot.context;
  const phase = phaseOf(snapshot, 'removing');
  const isUnknown = snapshot.matches({ removing: 'unknown' });
  return {
    shown: shownDomain(name),
    phase,
    failure: phase === null && !isUnknown ? error : null,
    unknown: isUnknown ? { isAccepted } : null,
    actions: isUnknown
      ? [{ name: 'check', onPress: () => send({ type: 'check' }) }]
      : [{ name: 'confirm', busy: phase !== null, onPress: () => send({ type: 'confirm', key: createKey() }) }],
    onClose: phase === null ? () => send({ type: 'close' }) : null,
  };
};

/** The props of the tab of a server's domains, in a state of the flow. */
export const connectCustomDomain = (
  snapshot: Snapshot,
  send: Send,
  circumstances: CustomDomainCircumstances,
): CustomDomainsScreenProps => {
  const { server } = circumstances;
  const { typed, name, unverified, isAccepted } = snapshot.context;
  const isOpen = isFree(snapshot);
  const isChangeable = isOpen && server.rawName !== null;
  const isForm = snapshot.matches('editing') || (snapshot.matches('saving') && typed !== '');
  const isUnknown = snapshot.matches('unknown');
  // The form or the question above shows the domain of the present update.
  const isShownAbove = (waiting: UnverifiedDomain) =>
    (isUnknown || (isForm && snapshot.matches('saving'))) && waiting.name === name;
  return {
    domains:
      domainsOf(server)?.map((listed) => {
        const isPrimary = isPrimaryDomain(server, listed);
        const onRemove = isChangeable && !isPrimary ? () => send({ type: 'remove', name: listed }) : null;
        return rowOf(listed, onRemove, isPrimary);
      }) ?? null,
    blocked: server.rawName === null ? 'unnamed' : server.domain === null ? 'noPrimary' : null,
    form: isForm ? formOf(snapshot, send, circumstances) : null,
    unverified: unverified
      .filter((waiting) => !isShownAbove(waiting))
      .map((waiting) => waitingOf(snapshot, send, waiting, circumstances)),
    unknown: isUnknown
      ? {
          shown: shownDomain(name),
          isAccepted,
          actions: [{ name: 'check', onPress: () => send({ type: 'check' }) }],
          onClose: () => send({ type: 'close' }),
        }
      : null,
    removing: snapshot.matches('removing') ? removingOf(snapshot, send, circumstances) : null,
    onAdd: isOpen ? () => send({ type: 'add', typed: '' }) : null,
  };
};
