/** Why no card form can be shown: nobody answered, the card provider's script did not come, or no card provider is configured. */
export type LinkCardProblem = 'unreachable' | 'scriptMissing' | 'notConfigured';

/** `isReturn` = the address brings a setup intent back from the card provider. */
export type LinkCardInput = { isReturn: boolean };

/** Data only. */
export type LinkCardContext = LinkCardInput & {
  problem: LinkCardProblem | null;
  /** What is wrong with what was typed, in the card provider's words. */
  formError: string | null;
  serverMessage: string | null;
};

/** Intents, and `return` for the page that came back from the browser's back-forward cache; `form.shown` is the card provider's form saying that it can be typed into. */
export type LinkCardEvent =
  | { type: 'form.shown' }
  | { type: 'form.lost' }
  | { type: 'submit' }
  | { type: 'check' }
  | { type: 'retry' }
  | { type: 'another' }
  | { type: 'return' };

/** How a setup intent stands: `rejected` needs another card, `unfinished` the owner's approval; `unknown` is a word we do not know. */
export type CardSetup = {
  status: 'saved' | 'processing' | 'rejected' | 'cancelled' | 'unfinished' | 'unknown';
};

/** Output of actor `confirmSetup` where the card provider did not leave the page: what is wrong with the form, or how it stands. */
export type SetupConfirmed = { status: 'invalid'; message: string | null } | { status: 'leaving' } | CardSetup;
