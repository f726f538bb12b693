import type { DomainRefusal } from '@may/domain';
import type { Action } from '../../patterns/Action.ts';
import type { Loadable } from '../../patterns/Loadable.ts';

/** A domain as it is sent, and as the customer reads it. */
export type NamedDomain = { name: string; shown: string };

/** A domain in the provider's list. */
export type CustomDomainRow = NamedDomain & {
  isPrimary: boolean;
  /** The address of the site; null if the name is none that a browser opens. */
  openHref: string | null;
  /** Null for the primary domain, and while another change runs. */
  onRemove: (() => void) | null;
};

/** The part of an update that runs. */
export type DomainPhase = 'reading' | 'sending' | 'looking';

/** The reason why nothing was sent: the list could not be read before the update, or an earlier update may still arrive and undo it. */
export type UnsentReason = 'notRead' | 'blocked';

/** A root name whose address is not known; `www` is the name that needs none. */
export type MissingAddress = NamedDomain & { www: { shown: string; onTake: () => void } | null };

/** The form that adds a domain. */
export type AddCustomDomain = {
  typed: string;
  onType: (typed: string) => void;
  /** The domain that the typed text means; null if it means none. */
  read: (NamedDomain & { isLookalike: boolean }) | null;
  problem: DomainRefusal | 'listed' | null;
  /** The same name with or without www. */
  twin: { shown: string; isChosen: boolean; onChange: (isChosen: boolean) => void } | null;
  willAdd: readonly NamedDomain[];
  missingAddress: MissingAddress | null;
  phase: DomainPhase | null;
  unsent: UnsentReason | null;
  actions: readonly Action<'submit'>[];
  /** Null while the update runs. */
  onClose: (() => void) | null;
};

/** A record to create; a null value is an address that the provider does not tell. */
export type ShownRecord = NamedDomain & { type: 'A' | 'CNAME'; host: string; value: string };

/** A record that would lead the name elsewhere, or through a proxy, and is replaced. */
type ReplacedRecord = { id: string; type: string; name: string; values: readonly string[]; isProxied: boolean };

/** The reason why a name cannot be added: the server of the account that has it; null if the name is the provider's. */
export type DomainObstacle = NamedDomain & { holder: { name: string; href: string } | null };

/** The records of domains in a zone, as they are planned or made. */
export type ZonePlan = {
  /**
   * `staged`: the records wait among the zone's changes; `barred`: the provider offers no call for a replacement; `none`: other nameservers answer
   * for each name.
   */
  state: 'missing' | 'staged' | 'made' | 'barred' | 'none';
  /** The number of records. */
  count: number;
  /** Names of the zone from which other nameservers answer. */
  delegated: readonly string[];
  /** Rows of the zone that could not be read: one of them may lead the name elsewhere. */
  unreadable: number;
  replaced: readonly ReplacedRecord[];
  /** Names that take mail, which the new record would lead to the server. */
  mailAt: readonly string[];
  onCreate: (() => void) | null;
};

/** A zone of the account that holds a domain: it can get the record from here. */
export type ZoneHelp = {
  id: string;
  shown: string;
  active: boolean;
  activateHref: string;
  changesHref: string;
  plan: Loadable<ZonePlan>;
};

/** Domains of one update that the provider has not verified. */
export type UnverifiedCustomDomains = {
  domains: readonly NamedDomain[];
  reason: 'refused' | 'unknown';
  serverMessage: string | null;
  /** The names for which no record helps. */
  obstacles: readonly DomainObstacle[];
  /** Null until it is known which names are roots. */
  records: readonly ShownRecord[] | null;
  missingAddresses: readonly MissingAddress[];
  zones: readonly ZoneHelp[];
  /** Reads the zones of the account again after they could not be read. */
  onRetryZones: (() => void) | null;
  phase: DomainPhase | null;
  unsent: UnsentReason | null;
  /** Empty while another change runs. */
  actions: readonly Action<'verify'>[];
  /** Verifies one of several domains alone. */
  alone: readonly { shown: string; onPress: () => void }[];
  onForget: (() => void) | null;
};

/** The end of an update is not known. */
export type UnknownOutcome = {
  domains: readonly string[];
  isAccepted: boolean;
  actions: readonly Action<'check'>[];
  onClose: () => void;
};

/** The question before a domain is removed. */
export type RemoveCustomDomain = {
  shown: string;
  phase: DomainPhase | null;
  failure: { kind: UnsentReason | 'primary' | 'refused'; serverMessage: string | null } | null;
  unknown: { isAccepted: boolean } | null;
  actions: readonly Action<'confirm' | 'check'>[];
  onClose: (() => void) | null;
};

export type CustomDomainsScreenProps = {
  /** Null if the provider's list could not be read whole. */
  domains: readonly CustomDomainRow[] | null;
  /**
   * The reason why none can be added. `unnamed`: the provider does not tell the server's name, which an update carries; `noPrimary`: the server has
   * no primary domain, to which a record could lead.
   */
  blocked: 'unnamed' | 'noPrimary' | null;
  form: AddCustomDomain | null;
  unverified: readonly UnverifiedCustomDomains[];
  unknown: UnknownOutcome | null;
  removing: RemoveCustomDomain | null;
  /** Null while another task is open. */
  onAdd: (() => void) | null;
};
