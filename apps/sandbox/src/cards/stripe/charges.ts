import { expiryOf } from '@may/domain';
import type { Database } from '../../store/openStore.ts';
import { findPayment, lockWallet, type Payment, settleWithin } from '../../wallet/payments.ts';
import { type Card, findAnyCard, findCard } from '../cards.ts';
import {
  describePayment,
  findIntentOfPayment,
  findPaymentIntent,
  isBeyondChange,
  type PaymentIntent,
  updatePaymentIntent,
} from '../paymentIntents.ts';
import { testCards } from '../testCards.ts';
import type { StripeErrorName } from './stripeErrors.ts';

/** The payment intent and its payment after a request, and the refusal if there was one. */
export type ChargeResult =
  | { intent: PaymentIntent; payment: Payment; error?: StripeErrorName }
  | { intent: undefined; error: 'missing' };

type Changes = Parameters<typeof updatePaymentIntent>[2];
type Step = { changes?: Changes; error?: StripeErrorName };

/** Applies one decision to a payment intent, in a transaction that has locked the wallet. A success moves the money in it too. */
const withIntent = (
  db: Database,
  clientSecret: string,
  now: Date,
  decide: (tx: Database, intent: PaymentIntent, payment: Payment, card: Card) => Promise<Step>,
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
    const { changes, error } = await decide(tx, intent, payment, card);
    const changed = changes ? await updatePaymentIntent(tx, intent, changes) : intent;
    const outcome = ({ succeeded: 'succeeded', canceled: 'cancelled' } as const)[String(changes?.status)];
    const settled = outcome && (await settleWithin(tx, payment.code, outcome, now));
    return { intent: changed, payment: settled?.payment ?? payment, ...(error && { error }) };
  });

const isExpired = (card: Card, now: Date): boolean => expiryOf(card, now.getTime()) === 'expired';

/** Charges the intent's card, or the linked card `cardId`: it succeeds, is refused, requires a challenge, or stays processing. */
export const confirmCharge = (
  db: Database,
  clientSecret: string,
  { cardId, isSlow }: { cardId: string | undefined; isSlow: boolean },
  now: Date,
): Promise<ChargeResult> =>
  withIntent(db, clientSecret, now, async (tx, intent, payment, known) => {
    if (isBeyondChange(intent)) return { error: 'paymentUnexpectedState' };
    const named = cardId === undefined ? undefined : await findCard(tx, payment.userId, cardId);
    if (cardId !== undefined && !named) return { error: 'missing' };
    if (intent.status === 'requires_payment_method' && !named) return { error: 'paymentUnexpectedState' };
    if (intent.status === 'requires_action' && !named) return {};
    const card = named ?? known;
    if (named) await describePayment(tx, payment, named);
    const confirmed = { cardId: card.id, confirmations: intent.confirmations + 1, lastError: null } as const;
    const { pay } = testCards[card.testCard];
    const refusal = isExpired(card, now) ? 'expiredCard' : pay;
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
  withIntent(db, clientSecret, now, async (_, intent) => {
    if (intent.status !== 'requires_action') return { error: 'paymentUnexpectedState' };
    if (isOwner) return { changes: { status: isSlow ? 'processing' : 'succeeded' } };
    const error = 'paymentAuthenticationFailed';
    return { changes: { status: 'requires_payment_method', lastError: error }, error };
  });

/** Completes a charge that is processing; does nothing in other states. */
export const finishCharge = (db: Database, clientSecret: string, now: Date): Promise<ChargeResult> =>
  withIntent(db, clientSecret, now, async (_, intent) =>
    intent.status === 'processing' ? { changes: { status: 'succeeded' } } : {},
  );

/** Cancels a payment, as the merchant can until it is processing or paid. */
export const cancelCharge = async (db: Database, paymentCode: string, now: Date): Promise<ChargeResult> => {
  const known = await findIntentOfPayment(db, paymentCode);
  return withIntent(db, known?.clientSecret ?? '', now, async (_, intent) =>
    isBeyondChange(intent) ? { error: 'paymentUnexpectedState' } : { changes: { status: 'canceled' } },
  );
};
