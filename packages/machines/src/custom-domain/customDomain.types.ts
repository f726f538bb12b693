import type { DomainHolder } from '@may/domain';

/** A domain that is not in the provider's list. `unknown`: its update may still arrive. */
export type UnverifiedDomain = {
  name: string;
  reason: 'refused' | 'unknown';
  serverMessage: string | null;
};

/**
 * The reason why nothing was changed. `notRead`: the list could not be read before the update; `blocked`: an earlier update may still arrive and
 * undo this one; `primary`: the domain is the primary one now.
 */
type CustomDomainError = { kind: 'notRead' | 'blocked' | 'primary' | 'refused'; serverMessage: string | null };

export type CustomDomainInput = { serverId: string; unverified: readonly UnverifiedDomain[] };

export type CustomDomainContext = CustomDomainInput & {
  typed: string;
  /** True after a press with an invalid name: from then on the field shows its fault. */
  isTried: boolean;
  /** The domain that is being added or removed, as it is sent (Punycode); empty without a task. */
  name: string;
  attemptKey: string | null;
  /** The server as it was read right before the update. */
  server: DomainHolder | null;
  error: CustomDomainError | null;
  /** The remembered domains before the present update, for one that is not sent. */
  earlier: readonly UnverifiedDomain[];
  /** True if the provider accepted the update and its list does not show it yet. */
  isAccepted: boolean;
};

/** `add` may bring a text for the field; `submit` brings the name as it is sent, null for an invalid text; each press brings a new key. */
export type CustomDomainEvent =
  | { type: 'add'; typed: string }
  | { type: 'type'; typed: string }
  | { type: 'submit'; name: string | null; key: string }
  | { type: 'verify'; name: string; key: string }
  | { type: 'forget'; name: string }
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
