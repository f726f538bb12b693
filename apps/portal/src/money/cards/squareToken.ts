import { decimalsOf, type Money, toMajorUnits } from '@may/domain';
import type { Card, Payments } from '@square/web-sdk';
import { FormRefusal } from '../../provider/toRejection.ts';

/** The one-time token that Square gives for the typed card, and the one for its verified owner, if Square gives one. */
export type SquareToken = { sourceId: string; verificationToken: string | null };

type SquareScript = {
  payments: Pick<Payments, 'verifyBuyer'>;
  card: Pick<Card, 'tokenize'>;
};

const refuse = (error: unknown): never => {
  throw new FormRefusal(error instanceof Error && error.name === 'VerifyBuyerError' ? error.message : null);
};

/** Exchanges the typed card for its tokens. The card's bank may ask its owner to approve the amount; without approval it rejects. */
export const squareTokenOf = async ({ payments, card }: SquareScript, amount: Money): Promise<SquareToken> => {
  const result = await card.tokenize();
  if (result.status !== 'OK' || !result.token) {
    const [first] = 'errors' in result && Array.isArray(result.errors) ? result.errors : [];
    throw new FormRefusal(typeof first?.message === 'string' ? first.message : null);
  }
  const verified = await payments
    .verifyBuyer(result.token, {
      amount: toMajorUnits(amount).toFixed(decimalsOf(amount.currency)),
      currencyCode: amount.currency,
      intent: 'CHARGE',
      // Square accepts an empty contact, so the customer's address stays here.
      billingContact: {},
    })
    .catch(refuse);
  return { sourceId: result.token, verificationToken: verified?.token ?? null };
};
