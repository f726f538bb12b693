import {
  applyChanges,
  type ChangeSet,
  delegationOf,
  fullNameOf,
  holdsDomain,
  isPrimaryDomain,
  type NeededRecord,
  neededRecord,
  planNeeded,
  type Registrable,
  relativeNameOf,
  type Server,
  sizeOfChanges,
  takesMail,
  type ZoneRecord,
  zoneHolding,
} from '@may/domain';
import type { DomainObstacle, Loadable, MissingAddress, ZoneHelp } from '@may/ui';
import { mapLoadable } from '../../../data/toLoadable.ts';
import { shownDomain } from '../../../zones/domainName.ts';
import type { MissingCalls } from '../../../zones/offeredCalls.ts';

/** A zone of the account, with its records and the changes that are staged in this tab. */
export type AccountZone = {
  id: string;
  name: string;
  active: boolean;
  activateHref: string;
  changesHref: string;
  /** `unreadable` counts the rows that could not be read. */
  records: Loadable<{ items: readonly ZoneRecord[]; unreadable: number }>;
  staged: ChangeSet;
};

/** Another server of the account, with the address of its tab of domains. */
export type OtherServer = Pick<Server, 'name' | 'domain' | 'domains'> & { domainsHref: string };

/** The screen's data and callbacks that do not come from the flow. */
export type CustomDomainCircumstances = {
  server: Pick<Server, 'rawName' | 'domain' | 'domains' | 'ipv4'>;
  registrables: ReadonlyMap<string, Registrable>;
  /** The zones of the account that hold one of the names; none while DNS is switched off, null until they are read. */
  zones: readonly AccountZone[] | null;
  /** Reads the zones again after they could not be read. */
  onRetryZones: (() => void) | null;
  /** The other servers of the account; none if they cannot be read, null until they are read. */
  others: readonly OtherServer[] | null;
  /** The calls that change a zone and that the provider is known not to offer. */
  missing: MissingCalls;
  createKey: () => string;
  /** Stages changes of a zone and opens their review. */
  stage: (zoneId: string, changes: ChangeSet) => void;
};

/** A domain as it is sent, and as the customer reads it. */
export const named = (name: string) => ({ name, shown: shownDomain(name) });

/** The reason why a name cannot be added and no record helps: another server has it, or it is the provider's. */
export const obstacleOf = (
  name: string,
  { server, others, registrables, zones }: CustomDomainCircumstances,
): DomainObstacle | null => {
  const holder = others?.find((other) => holdsDomain(other, name));
  if (holder && !isPrimaryDomain(holder, name))
    return { ...named(name), holder: { name: holder.name, href: holder.domainsHref } };
  const ofPrimary = registrables.get(server.domain ?? '')?.domain ?? null;
  const isBelow = ofPrimary !== null && relativeNameOf(name, ofPrimary) !== null;
  const isOwn = zones === null || zoneHolding(name, zones) !== null;
  return holder || (isBelow && !isOwn) ? { ...named(name), holder: null } : null;
};

/** The record of a name; null until it is known if the name is the root of a zone, and if another server has it. */
export const recordOf = (
  name: string,
  { server, registrables, zones, others }: CustomDomainCircumstances,
): (NeededRecord & { zoneId: string | null }) | null => {
  const registrable = registrables.get(name);
  if (zones === null || others === null || registrable === undefined) return null;
  const zone = zoneHolding(name, zones);
  const host = zone && relativeNameOf(name, zone.name);
  const records = zone?.records.status === 'ready' ? zone.records.value.items : [];
  const delegation = host === null ? null : delegationOf(records, host);
  const home = zone && delegation !== null ? fullNameOf(delegation, zone.name) : zone?.name;
  return { ...neededRecord(name, home ?? registrable.domain ?? name, server), zoneId: zone?.id ?? null };
};

/** The name as one whose address is not known, unless it has a value or needs none; `onTake` gets the name with www. */
export const missingAddressOf = (
  { domain, host, value }: NeededRecord,
  server: CustomDomainCircumstances['server'],
  onTake: ((www: string) => void) | null,
): MissingAddress[] => {
  if (value !== null || host !== '@') return [];
  const www = `www.${domain}`;
  const isOffered = onTake !== null && !holdsDomain(server, www);
  return [
    { ...named(domain), www: isOffered ? { shown: shownDomain(www), onTake: () => onTake(shownDomain(www)) } : null },
  ];
};

/** The help of the customer's own zone: what its record replaces, and the press that stages it, if `isOpen`. */
export const zoneHelpOf = (
  zone: AccountZone,
  needed: readonly NeededRecord[],
  { stage, createKey, missing }: CustomDomainCircumstances,
  isOpen: boolean,
): ZoneHelp => {
  const { id, name, active, activateHref, changesHref } = zone;
  const own = needed.filter((record) => record.zone === name);
  const planIn = (records: readonly ZoneRecord[]) => planNeeded(records, own, () => `new ${createKey()}`);
  return {
    id,
    shown: shownDomain(name),
    active,
    activateHref,
    changesHref,
    plan: mapLoadable(zone.records, ({ items: records, unreadable }) => {
      const changes = planIn(applyChanges(records, zone.staged));
      const isMade = sizeOfChanges(planIn(records)) === 0;
      const isStaged = sizeOfChanges(changes) === 0;
      const isBarred = (missing.edit && changes.edited.length > 0) || (missing.delete && changes.deleted.length > 0);
      const state = own.length === 0 ? 'none' : isMade ? 'made' : isStaged ? 'staged' : isBarred ? 'barred' : 'missing';
      return {
        unreadable,
        state,
        count: own.length,
        delegated: [
          ...new Set(needed.filter((record) => record.zone !== name).map((record) => shownDomain(record.zone))),
        ],
        replaced: isMade
          ? []
          : [...changes.deleted, ...changes.edited.map(({ before }) => before)].map((record) => ({
              id: record.id,
              type: record.type,
              name: fullNameOf(record.name, name),
              values: record.values,
              isProxied: record.proxied === true,
            })),
        mailAt: isMade
          ? []
          : own.filter(({ domain }) => takesMail(records, domain)).map(({ domain }) => shownDomain(domain)),
        onCreate: state === 'missing' && isOpen ? () => stage(id, changes) : null,
      };
    }),
  };
};
