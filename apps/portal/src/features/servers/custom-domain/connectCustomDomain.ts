import { type Registrable, readDomainName } from '@may/domain/dns/readDomainName.ts';
import { domainsOf, holdsDomain, isPrimaryDomain, neededRecord } from '@may/domain/servers/customDomain.ts';
import type { Server } from '@may/domain/servers/server.ts';
import type { CustomDomainEvent, UnverifiedDomain } from '@may/machines/servers/customDomain.types.ts';
import type { customDomainMachine } from '@may/machines/servers/customDomainMachine.ts';
import type { UpdateStatus } from '@may/machines/servers/serverUpdate.types.ts';
import type {
  AddCustomDomain,
  CustomDomainRow,
  CustomDomainsScreenProps,
  RemovalEnd,
  UnsentReason,
  UnverifiedCustomDomain,
} from '@may/screens/servers/CustomDomains/customDomains.ts';
import type { SnapshotFrom } from 'xstate';
import { shownDomain } from '../../../data/domainName.ts';

type Snapshot = SnapshotFrom<typeof customDomainMachine>;
type Send = (event: CustomDomainEvent) => void;

/** The screen's data that does not come from the flow. */
export type CustomDomainCircumstances = {
  server: Pick<Server, 'rawName' | 'domain' | 'domains' | 'ipv4'>;
  /** The registrable domain of each name, as far as it is found. */
  registrables: ReadonlyMap<string, Registrable>;
};

/** The pause between two readings of the server, in ms: only an update that may still arrive makes them worth it. */
export const rereadInterval = ({ context: { unverified, error } }: Snapshot): number | false =>
  unverified.some(({ reason }) => reason !== 'refused') || error?.kind === 'unknown' || error?.kind === 'accepted'
    ? 5_000
    : false;

/** The end of a try in the screen's words: what cannot be read is not sent. */
const endOf = (kind: UpdateStatus): RemovalEnd => {
  const told = (['refused', 'unknown', 'accepted', 'blocked', 'primary'] as const).find((end) => end === kind);
  return told ?? 'notRead';
};

const unsentOf = ({ context: { error } }: Snapshot): UnsentReason | null =>
  error === null ? null : error.kind === 'blocked' ? 'blocked' : 'notRead';

/** True if the machine takes a new task. */
const isFree = (snapshot: Snapshot): boolean => snapshot.can({ type: 'add', typed: '' });

const formOf = (
  snapshot: Snapshot,
  send: Send,
  { server, registrables }: CustomDomainCircumstances,
): AddCustomDomain => {
  const { typed, isTried } = snapshot.context;
  const busy = snapshot.matches('saving');
  const read = readDomainName(typed);
  const registrable = read.ok ? registrables.get(read.name) : undefined;
  const isListed = read.ok && holdsDomain(server, read.name);
  const isEnding = registrable !== undefined && registrable.domain === null;
  const problem = isListed ? 'listed' : isEnding ? 'ending' : !read.ok && isTried ? read.reason : null;
  const fit = read.ok && !isListed && !isEnding ? read : null;
  return {
    typed,
    onType: (next) => send({ type: 'type', typed: next }),
    read: fit && { ...fit, shown: shownDomain(fit.name) },
    problem,
    unsent: busy ? null : unsentOf(snapshot),
    actions: [{ name: 'submit', busy, onPress: () => send({ type: 'submit', name: fit?.name ?? null }) }],
    onClose: busy ? null : () => send({ type: 'close' }),
  };
};

const waitingOf = (
  snapshot: Snapshot,
  send: Send,
  { name, reason, serverMessage }: UnverifiedDomain,
  { server, registrables }: CustomDomainCircumstances,
): UnverifiedCustomDomain => {
  const isOpen = isFree(snapshot) && server.rawName !== null;
  const isCurrent = snapshot.context.name === name;
  const registrable = registrables.get(name);
  const busy = isCurrent && snapshot.matches('saving');
  return {
    domain: { name, shown: shownDomain(name) },
    reason,
    serverMessage,
    record: registrable ? neededRecord(name, registrable.domain ?? name, server) : null,
    unsent: isOpen && isCurrent ? unsentOf(snapshot) : null,
    actions: isOpen || busy ? [{ name: 'verify', busy, onPress: () => send({ type: 'verify', name }) }] : [],
    onForget: snapshot.can({ type: 'forget', name }) ? () => send({ type: 'forget', name }) : null,
  };
};

/** A listed name may be any text: its hidden characters become visible, and only a domain gets a link. */
const rowOf = (name: string, onRemove: CustomDomainRow['onRemove'], isPrimary: boolean): CustomDomainRow => {
  const read = readDomainName(name);
  return {
    name: read.ok ? read.name : name,
    shown: read.ok ? shownDomain(read.name) : name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\uFFFD'),
    isPrimary,
    openHref: read.ok ? `https://${read.name}` : null,
    onRemove,
  };
};

const removingOf = (snapshot: Snapshot, send: Send): CustomDomainsScreenProps['removing'] => {
  const { name, error } = snapshot.context;
  const busy = snapshot.matches({ removing: 'working' });
  return {
    shown: shownDomain(name),
    end: error && { kind: endOf(error.kind), serverMessage: error.serverMessage },
    actions: [{ name: 'confirm', busy, onPress: () => send({ type: 'confirm' }) }],
    onClose: busy ? null : () => send({ type: 'close' }),
  };
};

/** The props of the tab of a server's domains, in a state of the flow. */
export const connectCustomDomain = (
  snapshot: Snapshot,
  send: Send,
  circumstances: CustomDomainCircumstances,
): CustomDomainsScreenProps => {
  const { server } = circumstances;
  const { typed, name, unverified } = snapshot.context;
  const isOpen = isFree(snapshot);
  const isChangeable = isOpen && server.rawName !== null;
  const isForm = snapshot.matches('editing') || (snapshot.matches('saving') && typed !== '');
  return {
    domains:
      domainsOf(server)?.map((listed) => {
        const isPrimary = isPrimaryDomain(server, listed);
        const onRemove = isChangeable && !isPrimary ? () => send({ type: 'remove', name: listed }) : null;
        return rowOf(listed, onRemove, isPrimary);
      }) ?? null,
    blocked: server.rawName === null ? 'unnamed' : server.domain === null ? 'noPrimary' : null,
    form: isForm ? formOf(snapshot, send, circumstances) : null,
    // The form above shows the domain that is being added.
    unverified: unverified
      .filter((waiting) => !(isForm && snapshot.matches('saving') && waiting.name === name))
      .map((waiting) => waitingOf(snapshot, send, waiting, circumstances)),
    removing: snapshot.matches('removing') ? removingOf(snapshot, send) : null,
    onAdd: isOpen ? () => send({ type: 'add', typed: '' }) : null,
  };
};
