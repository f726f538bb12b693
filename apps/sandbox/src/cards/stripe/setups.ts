import type { Database } from '../../store/openStore.ts';
import { lockWallet } from '../../wallet/payments.ts';
import { type CardDetails, refusalOfDetails } from '../cardDetailsSchema.ts';
import { addCard, cardRow, findAnyCard, linkCard } from '../cards.ts';
import { findSetupIntent, type SetupIntent, updateSetupIntent } from '../setupIntents.ts';
import { testCardOf, testCards } from '../testCards.ts';
import type { StripeErrorName } from './stripeErrors.ts';

/** The setup intent after a request, and the refusal if there was one. */
export type SetupResult = { intent: SetupIntent | undefined; error?: StripeErrorName };

/** Runs `work` on a setup intent in a transaction that has locked its owner. */
const withIntent = (
  db: Database,
  clientSecret: string,
  work: (tx: Database, intent: SetupIntent) => Promise<SetupResult>,
): Promise<SetupResult> =>
  db.transaction(async (tx) => {
    const known = await findSetupIntent(tx, clientSecret);
    if (!known) return { intent: undefined, error: 'missing' };
    await lockWallet(tx, known.userId);
    const intent = await findSetupIntent(tx, clientSecret);
    return intent ? work(tx, intent) : { intent: undefined, error: 'missing' };
  });

/** Links the entered card, refuses it, or requires a challenge. An intent links one card. */
export const confirmSetup = (
  db: Database,
  clientSecret: string,
  details: CardDetails,
  now: Date,
): Promise<SetupResult> =>
  withIntent(db, clientSecret, async (tx, intent) => {
    if (intent.status === 'succeeded' || intent.status === 'canceled') return { intent, error: 'setupUnexpectedState' };
    const refuse = async (error: StripeErrorName): Promise<SetupResult> => ({
      intent: await updateSetupIntent(tx, intent, { status: 'requires_payment_method', lastError: error }),
      error,
    });
    const wrong = refusalOfDetails(details, now);
    const testCard = testCardOf(details.number);
    if (wrong || !testCard) return refuse(wrong ?? 'liveCard');
    const { link } = testCards[testCard];
    if (link !== 'accept' && link !== 'challenge') return refuse(link);
    const { exp_month: expMonth, exp_year: expYear } = details;
    const row = { ...cardRow(testCard), userId: intent.userId, expMonth, expYear, createdAt: now };
    const card = await addCard(tx, row);
    if (link === 'accept') await linkCard(tx, card, now);
    const status = link === 'accept' ? 'succeeded' : 'requires_action';
    return { intent: await updateSetupIntent(tx, intent, { status, cardId: card.id, lastError: null }) };
  });

/** Applies the owner's answer to the challenge. */
export const authenticateSetup = (
  db: Database,
  clientSecret: string,
  isOwner: boolean,
  now: Date,
): Promise<SetupResult> =>
  withIntent(db, clientSecret, async (tx, intent) => {
    const card = intent.cardId === null ? undefined : await findAnyCard(tx, intent.cardId);
    if (intent.status !== 'requires_action' || !card) return { intent, error: 'setupUnexpectedState' };
    if (!isOwner) {
      const error = 'setupAuthenticationFailed';
      return {
        intent: await updateSetupIntent(tx, intent, { status: 'requires_payment_method', lastError: error }),
        error,
      };
    }
    await linkCard(tx, card, now);
    return { intent: await updateSetupIntent(tx, intent, { status: 'succeeded', lastError: null }) };
  });
