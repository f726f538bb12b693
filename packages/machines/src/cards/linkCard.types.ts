import type { CardSetup } from '@may/domain/cards/card.ts';
import type { Confirmed } from '@may/domain/confirmed.ts';

/** The reason for a missing card form: no answer of the provider, a script that did not load, or no configured card provider. */
export type LinkCardProblem = 'unreachable' | 'scriptMissing' | 'notConfigured';

/** `isReturn`: the card provider led the customer back, with a setup intent in the address. */
export type LinkCardInput = { isReturn: boolean };

export type LinkCardContext = LinkCardInput & {
  problem: LinkCardProblem | null;
  /** The fault of the typed card, in the card provider's words. */
  formError: string | null;
  /** The provider's words about `problem`. */
  serverMessage: string | null;
};

/** `return`: the page came back from the browser's back-forward cache. `form.shown`: the card provider's form accepts typing. */
export type LinkCardEvent = {
  type: 'form.shown' | 'form.lost' | 'submit' | 'check' | 'retry' | 'another' | 'return';
};

/** Output of actor `confirmSetup`: a fault of the form, a page that is being left, or the status. */
export type SetupConfirmed =
  | { status: 'invalid'; message: string | null }
  | { status: 'leaving' }
  | Confirmed<CardSetup>;
