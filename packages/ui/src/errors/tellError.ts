import type { errorCatalogue } from './errorCatalogue.ts';
import type { Gravity, TextGroup } from './errorRow.ts';

type Catalogue = typeof errorCatalogue;

/** The code of an error: the key of its words. An error without a row in the catalogue has none, so it cannot be told. */
export type ErrorCode = keyof Catalogue;

/** The errors with a title and a text. */
export type ErrorGroup = Extract<ErrorCode, TextGroup>;
/** The errors of one sentence. */
export type ErrorLine = Exclude<ErrorCode, TextGroup>;

type GravityOf<Code extends ErrorCode> = Catalogue[Code];
type CodesOf<G extends Gravity> = { [Code in ErrorCode]: GravityOf<Code> extends G ? Code : never }[ErrorCode];

/** The errors that stand in place of content that was not read. */
export type ReadError = Extract<ErrorGroup, CodesOf<'unread'>>;

declare const entry: unique symbol;

/** Words of the catalogue: `tellError` and `tellLine` alone make them, so critical words always have an entry (docs/decisions/0028). */
export type ErrorText<G extends Gravity = Gravity> = string & { readonly [entry]: G };

/** Words that may have the critical tone: the portal never calls something failed that may have been done. */
export type CriticalText = ErrorText<'unread' | 'notDone'>;

export type ErrorWords<G extends Gravity = Gravity> = { title: ErrorText<G>; text: ErrorText<G> };

/** The values of a text's placeholders. */
export type ErrorValues = Readonly<Record<string, string | number>>;

/** The `t` of any catalogues; the screen that tells an error has its catalogue. */
type Say = (...given: never) => unknown;

type Texts = (key: string, values?: ErrorValues) => string;

/** The title and the text of an error. */
export const tellError = <const Code extends ErrorGroup>(
  t: Say,
  code: Code,
  values?: ErrorValues,
): ErrorWords<GravityOf<Code>> => {
  const say = t as Texts;
  return { title: say(`${code}.title`, values), text: say(`${code}.text`, values) } as ErrorWords<GravityOf<Code>>;
};

/** The sentence of an error that has no title. */
export const tellLine = <const Code extends ErrorLine>(t: Say, code: Code, values?: ErrorValues) =>
  (t as Texts)(code, values) as ErrorText<GravityOf<Code>>;

/** A sentence below the title "Error !", as the specification writes most errors (spec §8). */
export const titled = <G extends Gravity>(t: Say, text: ErrorText<G>): ErrorWords<G> => ({
  title: (t as Texts)('common:error') as ErrorText<G>,
  text,
});

/** Words of another writer, with the full stop that they may lack before a next sentence. */
export const sentence = (words: string): string =>
  /[.!?…。！？]\s*$/.test(words) ? words : `${words}${/\p{scx=Han}$/u.test(words) ? '。' : '.'}`;

/** A refusal: the specified words are the title of the provider's own, or stand below the title "Error !" where it gave none. */
export const refusedBy = <G extends Gravity>(t: Say, ours: ErrorText<G>, serverMessage: string | null) =>
  serverMessage === null ? titled(t, ours) : { title: ours, text: serverMessage };
