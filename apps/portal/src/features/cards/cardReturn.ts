import type { TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import type { CardStanding } from '@may/machines/cards/cardConfirmation.types.ts';
import type { CardPaymentSuccessScreenProps } from '@may/screens/cards/CardPaymentSuccess/CardPaymentSuccessScreen.tsx';
import { intentIdOf } from '../../money/cards/cardStandings.ts';

/**
 * True if this browser began the payment for this customer, or the customer's log names it. A link may contain the secret of another customer's
 * payment, which must not appear as this customer's money.
 */
export const isOwnPayment = async (
  secret: string,
  attempts: readonly TopUpAttempt[],
  listTransactions: () => Promise<readonly Transaction[]>,
): Promise<boolean> => {
  const id = intentIdOf(secret);
  if (id === null) return false;
  if (attempts.some(({ intentId }) => intentId === id)) return true;
  const names = ({ transactionCode, description }: Transaction) =>
    transactionCode === id || description.split(/[^A-Za-z0-9_]+/).includes(id);
  return (await listTransactions()).some(names);
};

/** The page's message for the card provider's status; only the card provider can report a success (docs/decisions/0013). */
export const aboutOf = ({ status }: CardStanding): CardPaymentSuccessScreenProps['about'] => {
  if (status === 'succeeded' || status === 'processing') return status;
  return status === 'unknown' ? 'unreachable' : 'failed';
};
