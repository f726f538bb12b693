import type { NameRefusal } from './names.ts';

/** The reason why typed text is no domain. `address`: an IP address; `oneLabel`: no ending; `ending`: a public suffix, such as com.vn. */
export type DomainRefusal = NameRefusal | 'address' | 'oneLabel' | 'ending';

/** A typed domain; `name` is sent (Punycode), `shown` has readable letters. */
export type ReadDomain = { ok: true; name: string; shown: string } | { ok: false; reason: DomainRefusal };

/** The registrable domain of a name, by the Public Suffix List; null for an ending, such as com.vn. */
export type Registrable = { domain: string | null };
