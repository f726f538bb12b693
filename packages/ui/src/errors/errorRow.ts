import type { NoticeKind } from '@may/domain';
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
export const gravities = ['inDoubt', 'notDone', 'unread'] as const;

export type Gravity = (typeof gravities)[number];

/** The customer's next steps, in the words of Storybook's page "Errors". */
export const errorSteps = {
  retry: 'Try again',
  check: 'Ask the provider what happened',
  goOn: 'Go on in spite of it',
  correct: 'Correct what was typed or chosen',
  other: 'Choose another way',
  wait: 'Wait, then try again',
  signIn: 'Sign in',
  topUp: 'Top up',
  card: 'Use or link another card',
  log: 'Look in the transaction log',
  invoice: 'Open the invoices',
  list: 'Look in the list',
  otherTab: 'Go on in the other tab',
  reload: 'Reload the page',
  support: 'Write to support',
} as const;

type ErrorStep = keyof typeof errorSteps;

/** One error of the portal; its words are the catalogues' under its code. */
export type ErrorRow<G extends Gravity = Gravity> = {
  gravity: G;
  /** In English, for designers, testers and support. */
  cause: string;
  /** The likeliest first. */
  next: readonly [ErrorStep, ...ErrorStep[]];
  /** The story that shows it: `screens/TopUp/TopUpScreen.failures#Refused`, below `packages/ui/src` or `apps/portal/src`. */
  story: `${string}#${string}`;
  /** The notices that tell it, too. */
  notices: readonly NoticeKind[];
};

/** Rows by their code; an entry without words does not compile. */
export type ErrorRows = Partial<Record<ErrorKey, ErrorRow>>;

/** A row; its gravity stays a literal type, because a tone of a call site depends on it. */
export const error = <G extends Gravity>(
  gravity: G,
  cause: string,
  next: ErrorRow['next'],
  story: ErrorRow['story'],
  ...notices: readonly NoticeKind[]
): ErrorRow<G> => ({ gravity, cause, next, story, notices });
