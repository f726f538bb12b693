import type { Rows } from '@may/domain/rows.ts';
import type { TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import type { Transaction, TransactionDetail } from '@may/domain/wallet/transaction.ts';
import type { PaymentResult } from '@may/screens/top-up/PaymentResult/PaymentResultScreen.tsx';
import type { Loadable } from '@may/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { config } from '../../browser/config.ts';
import { mapLoadable } from '../../data/toLoadable.ts';
import { href } from '../../router/href.ts';
import { loginHref } from '../../router/returnTo.ts';
import { wayBack } from '../../router/wayBack.ts';

/** The payment (null while the provider does not know it), and this browser's attempt for it. */
export type PaymentFound = {
  payment: TransactionDetail | null;
  attempt: TopUpAttempt | null;
};

type Read = Pick<UseQueryResult<PaymentFound>, 'data' | 'error' | 'refetch'> & { log: Loadable<Rows<Transaction>> };

/**
 * The props of the payment return: the provider's status, and nothing that the address claims (docs/decisions/0002). The new balance is that of the
 * payment's own row in the log; a log without codes tells none.
 */
export const paymentResult = (
  code: string | null,
  isSignedIn: boolean,
  { data, error, refetch, log }: Read,
): PaymentResult => {
  if (code === null) return { status: 'badLink' };
  if (!isSignedIn) return { status: 'signInNeeded' };
  if (data?.payment) {
    const { status, ...transaction } = data.payment;
    const asked = data.attempt?.amount ?? null;
    if (status !== 'succeeded') return { status, transaction };
    const balance = mapLoadable(
      log,
      // A reversal may carry the payment's code.
      ({ items }) =>
        items.find((row) => row.transactionCode === code && (row.amount?.amount ?? 0) > 0)?.endingBalance ?? null,
    );
    return { status: 'confirmed', transaction: { ...transaction, asked, balance } };
  }
  if (data?.attempt) {
    const { amount, createdAt } = data.attempt;
    // By the specification the provider knows only made payments: until then the page shows this browser's attempt.
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

/** The links of the payment return at `address`, with the page that needed this tab's top-up, for example an order. */
export const paymentResultHrefs = (address: string) => ({
  home: href('dashboard'),
  payment: href('payment'),
  transactions: href('transactions'),
  signIn: loginHref(address),
  wayBack: wayBack.read(),
  order: config.flags.wordpress ? href('wordpressCreate') : null,
});
