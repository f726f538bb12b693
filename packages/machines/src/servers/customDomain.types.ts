import type { DomainHolder } from '@may/domain/servers/customDomain.ts';
import type { UpdateStatus } from './serverUpdate.types.ts';

/** A domain that is not in the provider's list. `unknown`: its update may still arrive; `accepted`: the list does not show it yet. */
export type UnverifiedDomain = {
  name: string;
  reason: 'refused' | 'unknown' | 'accepted';
  serverMessage: string | null;
};

export type CustomDomainInput = { serverId: string; unverified: readonly UnverifiedDomain[] };

export type CustomDomainContext = CustomDomainInput & {
  typed: string;
  /** True after a press with an invalid name: from then on the field shows its fault. */
  isTried: boolean;
  /** The domain that is being added or removed, as it is sent (Punycode); empty without a task. */
  name: string;
  /** The end of the last update that did not succeed. */
  error: { kind: UpdateStatus; serverMessage: string | null } | null;
  /** The remembered domains before the present update, for one that is not sent. */
  earlier: readonly UnverifiedDomain[];
};

/** `add` may bring a text for the field; `submit` brings the name as it is sent, null for an invalid text. */
export type CustomDomainEvent =
  | { type: 'add'; typed: string }
  | { type: 'type'; typed: string }
  | { type: 'submit'; name: string | null }
  | { type: 'verify' | 'forget' | 'remove'; name: string }
  | { type: 'confirm' | 'close' }
  | { type: 'list.changed'; server: DomainHolder };

/** Input of actor `updateDomains`: the change of the list as it is right before the request. */
export type DomainsChange = { task: 'add' | 'remove'; name: string };
