import { domainsOf, holdsDomain, hostilityOf, isPrimaryDomain, neededRecord, twinOf } from '@may/domain';
import type { CustomDomainEvent, customDomainMachine, UnverifiedDomains } from '@may/machines';
import type {
  AddCustomDomain,
  CustomDomainRow,
  CustomDomainsScreenProps,
  DomainPhase,
  UnsentReason,
  UnverifiedCustomDomains,
} from '@may/ui';
import type { SnapshotFrom } from 'xstate';
import { shownDomain } from '../../../zones/domainName.ts';
import { readDomainName } from '../../../zones/readDomainName.ts';
import {
  type CustomDomainCircumstances,
  missingAddressOf,
  named,
  obstacleOf,
  recordOf,
  zoneHelpOf,
} from './domainRecords.ts';

type Snapshot = SnapshotFrom<typeof customDomainMachine>;
type Send = (event: CustomDomainEvent) => void;

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

const formOf = (snapshot: Snapshot, send: Send, circumstances: CustomDomainCircumstances): AddCustomDomain => {
  const { typed, isTried, isBoth } = snapshot.context;
  const { server, registrables, createKey } = circumstances;
  const phase = phaseOf(snapshot, 'saving');
  const read = readTyped(snapshot);
  const registrable = read.ok ? registrables.get(read.name) : undefined;
  const isListed = read.ok && holdsDomain(server, read.name);
  const isEnding = registrable !== undefined && registrable.domain === null;
  const problem = isListed ? 'listed' : isEnding ? 'ending' : !read.ok && isTried ? read.reason : null;
  const isFit = read.ok && !isListed && !isEnding;
  const other = read.ok ? twinOf(read.name, registrable?.domain ?? null) : null;
  const twin = other !== null && isFit && !holdsDomain(server, other) ? other : null;
  // A root without a known address would only bring the refusal of both.
  const isTwinChosen = twin !== null && (isBoth ?? server.ipv4 !== null);
  const names = isFit ? [read.name, ...(isTwinChosen ? [twin] : [])] : [];
  const root = names.find((name) => name === registrable?.domain);
  const missing =
    root !== undefined && phase === null
      ? missingAddressOf(neededRecord(root, root, server), server, (www) => send({ type: 'type', typed: www }))
      : [];
  return {
    typed,
    onType: (next) => send({ type: 'type', typed: next }),
    read: isFit ? read : null,
    problem,
    twin:
      twin === null
        ? null
        : {
            shown: shownDomain(twin),
            isChosen: isTwinChosen,
            onChange: (next) => send({ type: 'choose', isBoth: next }),
          },
    willAdd: names.map(named),
    missingAddress: missing[0] ?? null,
    phase,
    unsent: phase === null ? unsentOf(snapshot) : null,
    actions: [
      { name: 'submit', busy: phase !== null, onPress: () => send({ type: 'submit', names, key: createKey() }) },
    ],
    onClose: phase === null ? () => send({ type: 'close' }) : null,
  };
};

const groupOf = (
  snapshot: Snapshot,
  send: Send,
  { names, reason, serverMessage }: UnverifiedDomains,
  circumstances: CustomDomainCircumstances,
): UnverifiedCustomDomains => {
  const { context } = snapshot;
  const { zones, onRetryZones, createKey } = circumstances;
  const isOpen = isFree(snapshot) && circumstances.server.rawName !== null;
  const isCurrent = context.names.some((name) => names.includes(name));
  const obstacles = names.flatMap((name) => obstacleOf(name, circumstances) ?? []);
  const free = names.filter((name) => !obstacles.some((obstacle) => obstacle.name === name));
  const found = free.map((name) => recordOf(name, circumstances));
  const needed = found.flatMap((record) => record ?? []);
  const verify = (which: readonly string[]) => () => send({ type: 'verify', names: which, key: createKey() });
  const phase = isCurrent ? phaseOf(snapshot, 'saving') : null;
  return {
    domains: names.map(named),
    reason,
    serverMessage,
    obstacles,
    records: found.includes(null)
      ? null
      : needed.flatMap(({ domain, host, type, value }) =>
          value === null ? [] : [{ ...named(domain), host, type, value }],
        ),
    missingAddresses: needed.flatMap((record) =>
      missingAddressOf(
        record,
        circumstances.server,
        // Of two names, the one with www can be verified alone.
        isOpen && names.length === 1 ? (www) => send({ type: 'add', typed: www }) : null,
      ),
    ),
    zones: (zones ?? []).flatMap((zone) => {
      const held = needed.filter((record) => record.zoneId === zone.id && record.value !== null);
      return held.length > 0 ? [zoneHelpOf(zone, held, circumstances, isOpen)] : [];
    }),
    onRetryZones,
    phase,
    unsent: isOpen && isCurrent ? unsentOf(snapshot) : null,
    actions: isOpen || phase ? [{ name: 'verify', busy: phase !== null, onPress: verify(names) }] : [],
    alone:
      isOpen && names.length > 1 ? names.map((name) => ({ shown: shownDomain(name), onPress: verify([name]) })) : [],
    onForget: snapshot.can({ type: 'forget', names }) ? () => send({ type: 'forget', names }) : null,
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
  const { names, error, isAccepted } = snapshot.context;
  const phase = phaseOf(snapshot, 'removing');
  const isUnknown = snapshot.matches({ removing: 'unknown' });
  return {
    shown: shownDomain(names[0] ?? ''),
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
  const { typed, names, unverified, isAccepted } = snapshot.context;
  const isOpen = isFree(snapshot);
  const isChangeable = isOpen && server.rawName !== null;
  const isForm = snapshot.matches('editing') || (snapshot.matches('saving') && typed !== '');
  const isUnknown = snapshot.matches('unknown');
  // The form or the question above shows the domains of the present update.
  const isShownAbove = (group: UnverifiedDomains) =>
    (isUnknown || (isForm && snapshot.matches('saving'))) && group.names.every((name) => names.includes(name));
  return {
    domains:
      domainsOf(server)?.map((name) => {
        const isPrimary = isPrimaryDomain(server, name);
        return rowOf(name, isChangeable && !isPrimary ? () => send({ type: 'remove', name }) : null, isPrimary);
      }) ?? null,
    blocked: server.rawName === null ? 'unnamed' : server.domain === null ? 'noPrimary' : null,
    form: isForm ? formOf(snapshot, send, circumstances) : null,
    unverified: unverified
      .filter((group) => !isShownAbove(group))
      .map((group) => groupOf(snapshot, send, group, circumstances)),
    unknown: isUnknown
      ? {
          domains: names.map(shownDomain),
          isAccepted,
          actions: [{ name: 'check', onPress: () => send({ type: 'check' }) }],
          onClose: () => send({ type: 'close' }),
        }
      : null,
    removing: snapshot.matches('removing') ? removingOf(snapshot, send, circumstances) : null,
    onAdd: isOpen ? () => send({ type: 'add', typed: '' }) : null,
  };
};
