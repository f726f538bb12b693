import type { NameRefusal } from './names.ts';

/** The reason why typed text is no domain. `address`: an IP address; `oneLabel`: no ending; `ending`: a public suffix, such as com.vn. */
export type DomainRefusal = NameRefusal | 'address' | 'oneLabel' | 'ending';

/** A typed domain; `name` is sent (Punycode), `shown` has readable letters. */
export type ReadDomain =
  | { ok: true; name: string; shown: string; isLookalike: boolean }
  | { ok: false; reason: DomainRefusal };

/**
 * The entry of a name in the Public Suffix List: the registrable domain, true if the name is that domain, and true if ICANN lists its
 * ending.
 */
export type Registrable = { domain: string | null; isItself: boolean; isKnownEnding: boolean };
