import { expiryOf } from '@may/domain/cards/card.ts';
import type { Database } from '../../store/openStore.ts';
import { findPayment, lockWallet, settleWithin } from '../../wallet/payments.ts';
import { addCard, cardRow, findAnyCard, linkCard } from '../cards.ts';
import {
  findIntent,
  findIntentOfPayment,
  type Intent,
  type IntentChanges,
  isBeyondChange,
  updateIntent,
} from '../intents.ts';
import { type CardDetails, readCard, testCards } from '../testCards.ts';
import type { IntentResult } from './intentOnWire.ts';
import type { StripeErrorName } from './stripeErrors.ts';

type Step = { changes?: IntentChanges; error?: StripeErrorName };

const refuse = (error: StripeErrorName): Step => ({
  changes: { status: 'requires_payment_method', lastError: error },
  error,
});

/** Applies one decision to an intent, in a transaction that has locked the wallet. A charge that succeeds moves the money in it too. */
const withIntent = (
  db: Database,
  clientSecret: string,
  now: Date,
  decide: (intent: Intent, tx: Database) => Step | Promise<Step>,
): Promise<IntentResult> =>
  db.transaction(async (tx): Promise<IntentResult> => {
    const known = await findIntent(tx, clientSecret);
    if (known) await lockWallet(tx, known.userId);
    const intent = known && (await findIntent(tx, clientSecret));
    if (!intent) return { intent, error: 'missing' };
    const { changes, error } = await decide(intent, tx);
    const changed = { intent: changes ? await updateIntent(tx, intent.id, changes) : intent, ...(error && { error }) };
    const code = intent.paymentCode;
    if (code === null) return changed;
    const outcome = ({ succeeded: 'succeeded', canceled: 'cancelled' } as const)[String(changes?.status)];
    if (outcome) await settleWithin(tx, code, outcome, now);
    return { ...changed, payment: await findPayment(tx, code) };
  });

/** Links the entered card, refuses it, or requires a challenge. An intent links one card. */
export const confirmSetup = (
  db: Database,
  clientSecret: string,
  details: CardDetails,
  now: Date,
): Promise<IntentResult> =>
  withIntent(db, clientSecret, now, async ({ userId, status, paymentCode }, tx) => {
    if (status === 'succeeded' || paymentCode !== null) return { error: 'unexpectedState' };
    const { testCard, error } = readCard(details, now);
    if (error) return refuse(error);
    const { link } = testCards[testCard];
    if (link === 'declined') return refuse(link);
    const { exp_month: expMonth, exp_year: expYear } = details;
    const card = await addCard(tx, { ...cardRow(testCard), userId, expMonth, expYear, createdAt: now });
    if (link === 'accept') await linkCard(tx, card, now);
    const next = link === 'accept' ? 'succeeded' : 'requires_action';
    return { changes: { status: next, cardId: card.id, lastError: null } };
  });

/** Charges the intent's card: it succeeds, is refused, requires a challenge, or stays processing. */
export const confirmCharge = (
  db: Database,
  clientSecret: string,
  { isSlow }: { isSlow: boolean },
  now: Date,
): Promise<IntentResult> =>
  withIntent(db, clientSecret, now, async (intent, tx) => {
    if (intent.status === 'requires_action') return {};
    const card = await findAnyCard(tx, intent);
    if (intent.status !== 'requires_confirmation' || !card) return { error: 'unexpectedState' };
    const confirmed = { confirmations: intent.confirmations + 1, lastError: null } as const;
    const { pay } = testCards[card.testCard];
    const refusal = expiryOf(card, now.getTime()) === 'expired' ? 'expiredCard' : pay;
    if (refusal === 'challenge') return { changes: { ...confirmed, status: 'requires_action' } };
    if (refusal === 'accept') return { changes: { ...confirmed, status: isSlow ? 'processing' : 'succeeded' } };
    return { changes: { ...confirmed, ...refuse(refusal).changes }, error: refusal };
  });

/** Applies the owner's answer to the challenge of a card. */
export const authenticate = (
  db: Database,
  clientSecret: string,
  { isOwner, isSlow }: { isOwner: boolean; isSlow: boolean },
  now: Date,
): Promise<IntentResult> =>
  withIntent(db, clientSecret, now, async (intent, tx) => {
    const card = await findAnyCard(tx, intent);
    if (intent.status !== 'requires_action' || !card) return { error: 'unexpectedState' };
    if (!isOwner) return refuse('authenticationFailed');
    if (intent.paymentCode !== null) return { changes: { status: isSlow ? 'processing' : 'succeeded' } };
    await linkCard(tx, card, now);
    return { changes: { status: 'succeeded', lastError: null } };
  });

/** Completes a charge that is processing; does nothing in other states. */
export const finishCharge = (db: Database, clientSecret: string, now: Date): Promise<IntentResult> =>
  withIntent(db, clientSecret, now, ({ status }) =>
    status === 'processing' ? { changes: { status: 'succeeded' } } : {},
  );

/** Cancels a payment, as the merchant can until it is processing or paid. */
export const cancelCharge = async (db: Database, paymentCode: string, now: Date): Promise<IntentResult> => {
  const known = await findIntentOfPayment(db, paymentCode);
  return withIntent(db, known?.clientSecret ?? '', now, (intent) =>
    isBeyondChange(intent) ? { error: 'unexpectedState' } : { changes: { status: 'canceled' } },
  );
};
