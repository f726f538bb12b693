import type { TextKey } from '../i18n/createI18n.ts';

type GroupOf<Key> = Key extends `${infer Group}.title` | `${infer Group}.title_other`
  ? `${Group}.text` extends TextKey
    ? Group
    : never
  : never;

/** A group of a title and a text in the catalogues. */
export type TextGroup = GroupOf<TextKey>;

type Singular<Key> = Key extends `${infer Base}_other` ? Base : never;

/** The words that a code may name: a group, or one text. Words that English does not have do not compile. */
type ErrorKey = TextGroup | TextKey | Singular<TextKey>;

/**
 * The gravity of an error, by the facts that are certain.
 * - `unread`: something could not be read or opened. Nothing was sent and nothing has changed.
 * - `notDone`: the customer's wish was surely not carried out.
 * - `inDoubt`: it may have been done. The portal asks the provider before it sends anything again.
 */
export type Gravity = 'inDoubt' | 'notDone' | 'unread';

/** The gravity of each error by its code; a code without words does not compile. */
export type ErrorRows = Partial<Record<ErrorKey, Gravity>>;
