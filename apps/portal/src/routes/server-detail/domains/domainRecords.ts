import {
  applyChanges,
  type ChangeSet,
  fullNameOf,
  holdsDomain,
  type NeededRecord,
  neededRecord,
  planNeeded,
  type Registrable,
  type Server,
  sizeOfChanges,
  type ZoneRecord,
  zoneHolding,
} from '@may/domain';
import type { Loadable, MissingAddress, ZoneHelp } from '@may/ui';
import { mapLoadable } from '../../../data/toLoadable.ts';
import { shownDomain } from '../../../zones/domainName.ts';

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

/** The screen's data and callbacks that do not come from the flow. */
export type CustomDomainCircumstances = {
  server: Pick<Server, 'rawName' | 'domain' | 'domains' | 'ipv4'>;
  registrables: ReadonlyMap<string, Registrable>;
  /** The zones of the account that hold one of the names; none while DNS is switched off, null until they are read. */
  zones: readonly AccountZone[] | null;
  createKey: () => string;
  /** Stages changes of a zone and opens their review. */
  stage: (zoneId: string, changes: ChangeSet) => void;
};

/** A domain as it is sent, and as the customer reads it. */
export const named = (name: string) => ({ name, shown: shownDomain(name) });

/** The record of a name; null until it is known if the name is the root of a zone. */
export const recordOf = (
  name: string,
  { server, registrables, zones }: CustomDomainCircumstances,
): (NeededRecord & { zoneId: string | null }) | null => {
  const registrable = registrables.get(name);
  if (zones === null || registrable === undefined) return null;
  const zone = zoneHolding(name, zones);
  return { ...neededRecord(name, zone?.name ?? registrable.domain ?? name, server), zoneId: zone?.id ?? null };
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
  { stage, createKey }: CustomDomainCircumstances,
  isOpen: boolean,
): ZoneHelp => {
  const { id, name, active, activateHref, changesHref } = zone;
  const planIn = (records: readonly ZoneRecord[]) => planNeeded(records, needed, () => `new ${createKey()}`);
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
      return {
        unreadable,
        state: isMade ? 'made' : isStaged ? 'staged' : 'missing',
        replaced: isMade
          ? []
          : [...changes.deleted, ...changes.edited.map(({ before }) => before)].map((record) => ({
              id: record.id,
              type: record.type,
              name: fullNameOf(record.name, name),
              values: record.values,
              isProxied: record.proxied === true,
            })),
        onCreate: isMade || isStaged || !isOpen ? null : () => stage(id, changes),
      };
    }),
  };
};
