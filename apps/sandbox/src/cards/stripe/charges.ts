import { expiryOf } from '@may/domain';
import type { Database } from '../../store/openStore.ts';
import { findPayment, lockWallet, settleWithin } from '../../wallet/payments.ts';
import { type Card, findAnyCard } from '../cards.ts';
import {
  findIntentOfPayment,
  findPaymentIntent,
  isBeyondChange,
  type PaymentIntent,
  updatePaymentIntent,
} from '../paymentIntents.ts';
import { testCards } from '../testCards.ts';
import type { IntentResult } from './intentOnWire.ts';
import type { StripeErrorName } from './stripeErrors.ts';

/** The payment intent and its payment after a request, and the refusal if there was one. */
export type ChargeResult = IntentResult<PaymentIntent>;

type Changes = Parameters<typeof updatePaymentIntent>[2];
type Step = { changes?: Changes; error?: StripeErrorName };

/** Applies one decision to a payment intent, in a transaction that has locked the wallet. A success moves the money in it too. */
const withIntent = (
  db: Database,
  clientSecret: string,
  now: Date,
  decide: (intent: PaymentIntent, card: Card) => Step,
): Promise<ChargeResult> =>
  db.transaction(async (tx): Promise<ChargeResult> => {
    const known = await findPaymentIntent(tx, clientSecret);
    const owner = known && (await findPayment(tx, known.paymentCode));
    if (!owner) return { intent: undefined, error: 'missing' };
    await lockWallet(tx, owner.userId);
    const intent = await findPaymentIntent(tx, clientSecret);
    const payment = await findPayment(tx, owner.code);
    const card = intent && (await findAnyCard(tx, intent.cardId));
    if (!intent || !payment || !card) return { intent: undefined, error: 'missing' };
    const { changes, error } = decide(intent, card);
    const changed = changes ? await updatePaymentIntent(tx, intent, changes) : intent;
    const outcome = ({ succeeded: 'succeeded', canceled: 'cancelled' } as const)[String(changes?.status)];
    const settled = outcome && (await settleWithin(tx, payment.code, outcome, now));
    return { intent: changed, payment: settled?.payment ?? payment, ...(error && { error }) };
  });

/** Charges the intent's card: it succeeds, is refused, requires a challenge, or stays processing. */
export const confirmCharge = (
  db: Database,
  clientSecret: string,
  { isSlow }: { isSlow: boolean },
  now: Date,
): Promise<ChargeResult> =>
  withIntent(db, clientSecret, now, (intent, card) => {
    if (isBeyondChange(intent) || intent.status === 'requires_payment_method') return { error: 'unexpectedState' };
    if (intent.status === 'requires_action') return {};
    const confirmed = { confirmations: intent.confirmations + 1, lastError: null } as const;
    const { pay } = testCards[card.testCard];
    const refusal = expiryOf(card, now.getTime()) === 'expired' ? 'expiredCard' : pay;
    if (refusal === 'challenge') return { changes: { ...confirmed, status: 'requires_action' } };
    if (refusal === 'accept') return { changes: { ...confirmed, status: isSlow ? 'processing' : 'succeeded' } };
    return { changes: { ...confirmed, status: 'requires_payment_method', lastError: refusal }, error: refusal };
  });

/** Applies the owner's answer to the challenge of a payment. */
export const authenticateCharge = (
  db: Database,
  clientSecret: string,
  { isOwner, isSlow }: { isOwner: boolean; isSlow: boolean },
  now: Date,
): Promise<ChargeResult> =>
  withIntent(db, clientSecret, now, (intent) => {
    if (intent.status !== 'requires_action') return { error: 'unexpectedState' };
    if (isOwner) return { changes: { status: isSlow ? 'processing' : 'succeeded' } };
    const error = 'authenticationFailed';
    return { changes: { status: 'requires_payment_method', lastError: error }, error };
  });

/** Completes a charge that is processing; does nothing in other states. */
export const finishCharge = (db: Database, clientSecret: string, now: Date): Promise<ChargeResult> =>
  withIntent(db, clientSecret, now, ({ status }) =>
    status === 'processing' ? { changes: { status: 'succeeded' } } : {},
  );

/** Cancels a payment, as the merchant can until it is processing or paid. */
export const cancelCharge = async (db: Database, paymentCode: string, now: Date): Promise<ChargeResult> => {
  const known = await findIntentOfPayment(db, paymentCode);
  return withIntent(db, known?.clientSecret ?? '', now, (intent) =>
    isBeyondChange(intent) ? { error: 'unexpectedState' } : { changes: { status: 'canceled' } },
  );
};
