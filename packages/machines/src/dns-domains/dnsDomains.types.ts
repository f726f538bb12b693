import type { DnsDomain, Rows } from '@may/domain';

/** Why it did not happen: the provider refused, or its answer was lost and its list says no; `serverMessage` is the provider's own words. */
export type DomainsError = { kind: 'refused' | 'notDone'; serverMessage: string | null };

/** Data only. */
export type DomainsContext = {
  /** The typed text: a domain to add, or the name of the domain to delete. */
  typed: string;
  /** A press found the field wanting; from then on it says what is wrong. */
  isTried: boolean;
  /** The domain to add, as it is sent. */
  name: string | null;
  /** The same while one domain is tried again after a lost answer, so that a provider that knows keys makes one of it. */
  attemptKey: string | null;
  deleting: DnsDomain | null;
  error: DomainsError | null;
  /** The provider said yes; what it made is not in its list yet. */
  isAccepted: boolean;
};

/** `submit` brings the name as it is sent, or null where what was typed is none, and a fresh key. */
export type DomainsEvent =
  | { type: 'add' }
  | { type: 'type'; typed: string }
  | { type: 'submit'; name: string | null; key: string }
  | { type: 'delete'; domain: DnsDomain }
  | { type: 'confirm' }
  | { type: 'check' }
  | { type: 'retry' }
  | { type: 'close' };

/** Input of actor `createDomain`. */
export type DomainRequest = { name: string; attemptKey: string };

/** Output of actor `createDomain`: what was made, where the provider tells. */
export type DomainMade = { domain: DnsDomain | null };

/** Output of actor `listDomains`: a list with unreadable rows proves of no domain that it is not there. */
export type DomainsListed = Rows<DnsDomain>;
