import type { DomainHolder } from '@may/domain';

/** Domains of one update that are not in the provider's list. `unknown`: the update may still arrive. */
export type UnverifiedDomains = {
  names: readonly string[];
  reason: 'refused' | 'unknown';
  serverMessage: string | null;
};

/**
 * The reason why nothing was changed. `notRead`: the list could not be read before the update; `blocked`: an earlier update may still arrive and
 * undo this one; `primary`: the domain is the primary one now.
 */
type CustomDomainError = { kind: 'notRead' | 'blocked' | 'primary' | 'refused'; serverMessage: string | null };

export type CustomDomainInput = { serverId: string; unverified: readonly UnverifiedDomains[] };

export type CustomDomainContext = CustomDomainInput & {
  typed: string;
  /** True after a press with an invalid name: from then on the field shows its fault. */
  isTried: boolean;
  /** The customer's choice to add the name with www as well; null before a choice. */
  isBoth: boolean | null;
  /** The domains that are being added, or the one that is being removed, as they are sent (Punycode). */
  names: readonly string[];
  attemptKey: string | null;
  /** The server as it was read right before the update. */
  server: DomainHolder | null;
  error: CustomDomainError | null;
  /** The remembered domains before the present update, for one that is not sent. */
  earlier: readonly UnverifiedDomains[];
  /** True if the provider accepted the update and its list does not show it yet. */
  isAccepted: boolean;
};

/** `add` may bring a text for the field; `submit` brings the names as they are sent, none for an invalid text; each press brings a new key. */
export type CustomDomainEvent =
  | { type: 'add'; typed: string }
  | { type: 'type'; typed: string }
  | { type: 'choose'; isBoth: boolean }
  | { type: 'submit'; names: readonly string[]; key: string }
  | { type: 'verify'; names: readonly string[]; key: string }
  | { type: 'forget'; names: readonly string[] }
  | { type: 'remove'; name: string }
  | { type: 'confirm'; key: string }
  | { type: 'check' }
  | { type: 'close' }
  | { type: 'list.changed'; server: DomainHolder };

/** Input of actor `updateDomains`: the whole list that was read, and the whole new one. */
export type DomainsUpdate = {
  id: string;
  name: string;
  before: readonly string[];
  domains: readonly string[];
  attemptKey: string | null;
};
