import type { TopUpAttempt, TransactionDetail } from '@may/domain';
import type { PaymentResult } from '@may/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { wayBack } from '../../money/top-ups/topUpDraft.ts';
import { href } from '../../router/href.ts';
import { loginHref } from '../../router/returnTo.ts';

/** The payment, null while the provider does not know it, and the attempt of this browser that it belongs to. */
export type PaymentFound = {
  payment: TransactionDetail | null;
  attempt: TopUpAttempt | null;
};

type Read = Pick<UseQueryResult<PaymentFound>, 'data' | 'error' | 'refetch'>;

/** The props of the payment return: the provider's word, and never the claims of the address (docs/decisions/0002). */
export const paymentResult = (
  code: string | null,
  isSignedIn: boolean,
  { data, error, refetch }: Read,
): PaymentResult => {
  if (code === null) return { status: 'badLink' };
  if (!isSignedIn) return { status: 'signInNeeded' };
  if (data?.payment) {
    const { status } = data.payment;
    return { status: status === 'succeeded' ? 'confirmed' : status, transaction: data.payment };
  }
  if (data?.attempt) {
    const { amount, createdAt } = data.attempt;
    // A provider as specified knows a payment only once it is made: until then this browser's own memory is shown.
    const transaction = {
      transactionCode: code,
      amount,
      description: null,
      createdAt: new Date(createdAt).toISOString(),
    };
    return { status: 'pending', transaction };
  }
  if (data) return { status: 'notFound', transactionCode: code };
  if (error) return { status: 'unreachable', onRetry: () => void refetch() };
  return { status: 'checking' };
};

/** The ways on from the payment return at `address`: also back to where this tab's top-up was wanted, like an order. */
export const paymentResultHrefs = (address: string) => ({
  home: href('dashboard'),
  payment: href('payment'),
  transactions: href('transactions'),
  signIn: loginHref(address),
  wayBack: wayBack.read(),
});
