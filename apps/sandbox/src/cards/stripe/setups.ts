import type { Database } from '../../store/openStore.ts';
import { lockWallet } from '../../wallet/payments.ts';
import { type CardDetails, refusalOfDetails } from '../cardDetailsSchema.ts';
import { addCard, cardRow, findAnyCard, linkCard } from '../cards.ts';
import { findSetupIntent, type SetupIntent, updateSetupIntent } from '../setupIntents.ts';
import { testCardOf, testCards } from '../testCards.ts';
import type { IntentResult } from './intentOnWire.ts';
import type { StripeErrorName } from './stripeErrors.ts';

type SetupResult = IntentResult<SetupIntent>;

/** Runs `work` on a setup intent in a transaction that has locked its owner. */
const withIntent = (
  db: Database,
  clientSecret: string,
  work: (tx: Database, intent: SetupIntent) => Promise<SetupResult>,
): Promise<SetupResult> =>
  db.transaction(async (tx) => {
    const known = await findSetupIntent(tx, clientSecret);
    if (known) await lockWallet(tx, known.userId);
    const intent = known && (await findSetupIntent(tx, clientSecret));
    return intent ? work(tx, intent) : { intent, error: 'missing' };
  });

const refuse = async (tx: Database, intent: SetupIntent, error: StripeErrorName): Promise<SetupResult> => ({
  intent: await updateSetupIntent(tx, intent, { status: 'requires_payment_method', lastError: error }),
  error,
});

/** Links the entered card, refuses it, or requires a challenge. An intent links one card. */
export const confirmSetup = (
  db: Database,
  clientSecret: string,
  details: CardDetails,
  now: Date,
): Promise<SetupResult> =>
  withIntent(db, clientSecret, async (tx, intent) => {
    if (intent.status === 'succeeded') return { intent, error: 'unexpectedState' };
    const wrong = refusalOfDetails(details, now);
    const testCard = testCardOf(details.number);
    if (wrong || !testCard) return refuse(tx, intent, wrong ?? 'liveCard');
    const { link } = testCards[testCard];
    if (link === 'declined') return refuse(tx, intent, link);
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
    if (intent.status !== 'requires_action' || !card) return { intent, error: 'unexpectedState' };
    if (!isOwner) return refuse(tx, intent, 'authenticationFailed');
    await linkCard(tx, card, now);
    return { intent: await updateSetupIntent(tx, intent, { status: 'succeeded', lastError: null }) };
  });
