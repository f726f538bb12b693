import type { DomainRefusal } from '@may/domain/dns/readDomainName.ts';
import type { Action } from '@may/ui/patterns/Action.ts';

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

/** The reason why nothing was sent: the list could not be read before the update, or an earlier update may still arrive and undo it. */
export type UnsentReason = 'notRead' | 'blocked';

/** The form that adds a domain. */
export type AddCustomDomain = {
  typed: string;
  onType: (typed: string) => void;
  /** The domain that the typed text means; null if it means none. */
  read: NamedDomain | null;
  problem: DomainRefusal | 'listed' | null;
  unsent: UnsentReason | null;
  actions: readonly Action<'submit'>[];
  /** Null while the update runs. */
  onClose: (() => void) | null;
};

/** A record to create; a null value is an address that the provider does not tell. */
export type ShownRecord = { type: 'A' | 'CNAME'; host: string; value: string | null };

/** A domain that the provider has not verified. */
export type UnverifiedCustomDomain = {
  domain: NamedDomain;
  reason: 'refused' | 'unknown' | 'accepted';
  serverMessage: string | null;
  /** Null until it is known if the name is a root, and while the server has no primary domain. */
  record: ShownRecord | null;
  unsent: UnsentReason | null;
  /** Empty while another change runs. */
  actions: readonly Action<'verify'>[];
  onForget: (() => void) | null;
};

/** The end of a removal that a list does not show. `primary`: the domain is the primary one now. */
export type RemovalEnd = UnsentReason | 'primary' | 'refused' | 'unknown' | 'accepted';

/** The question before a domain is removed. */
export type RemoveCustomDomain = {
  shown: string;
  end: { kind: RemovalEnd; serverMessage: string | null } | null;
  actions: readonly Action<'confirm'>[];
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
  unverified: readonly UnverifiedCustomDomain[];
  removing: RemoveCustomDomain | null;
  /** Null while another task is open. */
  onAdd: (() => void) | null;
};
