import { isApiError } from '@may/api';
import type { TransactionDetail } from '@may/domain';
import type { PaymentResult } from '@may/ui';
import type { UseQueryResult } from '@tanstack/react-query';

type Read = Pick<UseQueryResult<TransactionDetail>, 'data' | 'error' | 'refetch'>;

/** What the payment return shows: only what the provider says, never what the address claims (decisions.md, Money). */
export const paymentResult = (
  code: string | null,
  isSignedIn: boolean,
  { data, error, refetch }: Read,
): PaymentResult => {
  if (code === null) return { status: 'badLink' };
  if (!isSignedIn) return { status: 'signInNeeded' };
  if (data) return { status: data.status === 'succeeded' ? 'confirmed' : data.status, transaction: data };
  if (isApiError(error) && error.status === 404) return { status: 'notFound', transactionCode: code };
  if (error) return { status: 'unreachable', onRetry: () => void refetch() };
  return { status: 'checking' };
};
