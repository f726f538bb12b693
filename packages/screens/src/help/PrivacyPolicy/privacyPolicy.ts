/** A kind of entry that the portal keeps on the device; its words are in the catalogue under this name. */
type StoredKind =
  | 'session'
  | 'me'
  | 'card'
  | 'drafts'
  | 'mask'
  | 'stamp'
  | 'stampCookie'
  | 'payments'
  | 'changes'
  | 'zones'
  | 'notices'
  | 'idleLock'
  | 'push'
  | 'preferences'
  | 'language'
  | 'cache';

/** Entries of one kind: their place and names. A name with `*` stands for all names that begin so. */
export type StoredEntries = {
  kind: StoredKind;
  place: 'session' | 'local' | 'cookie' | 'cache';
  keys: readonly string[];
};
