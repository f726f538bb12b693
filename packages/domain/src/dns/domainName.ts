import type { NameRefusal } from './names.ts';

/** Why what was typed is no domain: `address` is an IP address, `oneLabel` has no ending, `ending` is one under which others register. */
export type DomainRefusal = NameRefusal | 'address' | 'oneLabel' | 'ending';

/** A typed domain, read: `name` as it is sent, `shown` as people read it. */
export type ReadDomain =
  | { ok: true; name: string; shown: string; isLookalike: boolean }
  | { ok: false; reason: DomainRefusal };

/** What the list of endings says of a name: the name somebody registers, whether it is that one, and whether its ending is known at all. */
export type Registrable = { domain: string | null; isItself: boolean; isKnownEnding: boolean };
