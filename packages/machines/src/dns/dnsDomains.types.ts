import type { DnsDomain } from '@may/domain/dns/records.ts';
import type { Rows } from '@may/domain/rows.ts';

/** The reason of a failure: the provider refused, or its answer was lost and its list does not show the change. */
type DomainsError = { kind: 'refused' | 'notDone'; serverMessage: string | null };

export type DomainTask = { kind: 'add' } | { kind: 'delete'; domain: DnsDomain };

export type DomainsContext = {
  /** Null before the first press, and after the dialog is closed. */
  task: DomainTask | null;
  /** The typed text: a domain to add, or the name of the domain to delete. */
  typed: string;
  /** True after a press with an invalid name: from then on the field shows its fault. */
  isTried: boolean;
  /** The domain to add, as it is sent (Punycode). */
  name: string | null;
  /** The same for each try of one domain after a lost answer: a provider with keys adds the domain once. */
  attemptKey: string | null;
  error: DomainsError | null;
  /** True if the provider accepted the domain and its list does not show it yet. */
  isAccepted: boolean;
  /** True after a first look at the list that lacked the change. */
  isSeen: boolean;
};

/** `submit` brings the name to add as it is sent, null for an invalid one and for a deletion, and a new key. */
export type DomainsEvent =
  | { type: 'begin'; task: DomainTask }
  | { type: 'type'; typed: string }
  | { type: 'submit'; name: string | null; key: string }
  | { type: 'check' | 'retry' | 'close' };

/** Input of actor `changeDomain`. */
export type DomainRequest = { kind: 'add'; name: string; attemptKey: string } | Extract<DomainTask, { kind: 'delete' }>;

/** Output of actor `changeDomain`: the new or deleted domain; null if the provider does not send the new one. */
export type DomainDone = { domain: Pick<DnsDomain, 'id' | 'name'> | null };

/** Output of actor `listDomains`. A list with unreadable rows does not prove that a domain is missing. */
export type DomainsListed = Rows<DnsDomain>;
