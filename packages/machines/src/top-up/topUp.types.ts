/** The currency the wallet is kept in; every amount here is an integer of its minor units. */
export type TopUpCurrency = 'VND' | 'AUD' | 'USD' | 'EUR';

/** `local` leaves for the provider's checkout page, `card` charges a linked card. */
export type TopUpGroup = 'local' | 'card';

/**
 * `posting`: at most one request of the attempt was sent and it has no answer yet. `open`: the provider may know the
 * attempt, so that a refusal of a later request settles nothing. `settled`: it has its definite answer.
 */
export type AttemptPhase = 'posting' | 'open' | 'settled';

/**
 * Why the flow stopped. `unknown` is the only one that may have moved money; `refused`, `declined`, `cancelled` and
 * `blockedUrl` did not; `otherTab` and `notProvided` sent nothing at all.
 */
export type TopUpError = {
  kind: 'refused' | 'unknown' | 'blockedUrl' | 'otherTab' | 'declined' | 'cancelled' | 'notProvided';
  serverMessage: string | null;
};

/** What the customer has chosen so far; the app keeps it across a reload. */
export type TopUpDraft = {
  amount: number | null;
  group: TopUpGroup | null;
  method: string | null;
  cardId: string | null;
};

/** An attempt the app kept; unless `settled`, the flow starts by asking what became of it. */
export type TopUpAttempt = {
  key: string;
  amount: number;
  group: TopUpGroup;
  method: string | null;
  transactionCode: string | null;
  phase: AttemptPhase;
};

/** Amounts and both limits (inclusive) in minor units of `currency`. */
export type TopUpInput = {
  currency: TopUpCurrency;
  minimum: number;
  maximum: number;
  draft: TopUpDraft | null;
  attempt: TopUpAttempt | null;
};

/** The vetted page to leave for; `host` is shown to the customer before leaving. */
export type TopUpCheckout = { url: string; host: string };

/** Data only. `attemptKey` is the `Idempotency-Key` of the attempt, kept until the provider answers definitely. */
export type TopUpContext = TopUpDraft & {
  currency: TopUpCurrency;
  minimum: number;
  maximum: number;
  attemptKey: string | null;
  attemptPhase: Exclude<AttemptPhase, 'settled'> | null;
  transactionCode: string | null;
  checkout: TopUpCheckout | null;
  error: TopUpError | null;
};

/** Intents, with `return` for the page that came back from the browser's back-forward cache. */
export type TopUpEvent =
  | { type: 'amount.change'; amount: number | null }
  | { type: 'group.select'; group: TopUpGroup }
  | { type: 'method.select'; method: string }
  | { type: 'card.select'; cardId: string }
  | { type: 'pay' }
  | { type: 'retry' }
  | { type: 'cancel' }
  | { type: 'leave' }
  | { type: 'return' }
  | { type: 'check' }
  | { type: 'resume' }
  | { type: 'startOver' };

/** Input of actor `createCheckout`. */
export type CheckoutRequest = { amount: number; currency: TopUpCurrency; method: string; attemptKey: string };

/** Output of actor `createCheckout`: a checkout whose URL passed the app's gate. */
export type CheckoutCreated = TopUpCheckout & { transactionCode: string | null };

/** Input of actor `cardConfirmation`. */
export type CardConfirmationRequest = { amount: number; currency: TopUpCurrency; cardId: string; attemptKey: string };

/** Output of actor `cardConfirmation`; a card that did not pay rejects instead. */
export type CardConfirmed = { status: 'succeeded' | 'pending'; transactionCode: string | null };

/** Input of actor `reconcileAttempt`. */
export type ReconcileRequest = { attemptKey: string; currency: TopUpCurrency; transactionCode: string | null };

/**
 * Output of actor `reconcileAttempt`; `unknown` means that the provider does not know the attempt, or that nobody has a code to
 * ask for. The code is the one asked about, which another tab may have learned.
 */
export type AttemptReconciled = {
  status: 'succeeded' | 'pending' | 'failed' | 'cancelled' | 'unknown';
  transactionCode?: string | null;
};

/** Output of actor `listCards`; the machine only asks whether there are any. */
export type LinkedCards = readonly { id: string }[];
