import type { Money } from '@may/domain/money.ts';
import type { Transaction, TransactionStatus } from '@may/domain/wallet/transaction.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Dialog } from '@may/ui/components/Dialog/Dialog.tsx';
import { ErrorState } from '@may/ui/components/ErrorState/ErrorState.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ReceiptSheet } from './ReceiptSheet.tsx';

export type ReceiptDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A line of the log whose amount and time could be read. */
  transaction: Transaction;
  /** The payment as the provider tells it, and the moment of its reading; null is a line without a payment of its own. */
  standing: Loadable<{ payment: { status: TransactionStatus; amount: Money | null } | null; readAt: number }>;
  customer: { name: string; email: string };
};

/** Prints the page, on which the receipt is all that paper shows. The name of a saved PDF is that of the receipt. */
const printAs = (name: string) => {
  const { title } = document;
  addEventListener('afterprint', () => Object.assign(document, { title }), { once: true });
  document.title = name;
  window.print();
};

const Receipt = ({ transaction, standing, customer }: Omit<ReceiptDialogProps, 'open' | 'onOpenChange'>) => {
  const { t } = useTranslation('bookkeeping');
  if (standing.status === 'failed') return <ErrorState error="bookkeeping:receipt.unread" onRetry={standing.onRetry} />;
  if (standing.status === 'loading')
    return (
      <Stack>
        <Skeleton size="large" width="medium" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="medium" />
      </Stack>
    );
  const { payment, readAt } = standing.value;
  if (payment && payment.status !== 'succeeded') return <Text>{t('receipt.unsettled')}</Text>;
  return (
    <Stack space="large">
      <ReceiptSheet transaction={transaction} payment={payment} readAt={readAt} customer={customer} />
      <Button
        stretch
        icon={icons.print}
        onPress={() => printAs(`${t('receipt.title')} ${transaction.transactionCode ?? transaction.id}`)}
      >
        {t('receipt.print')}
      </Button>
    </Stack>
  );
};

/** The receipt of a settled transaction, to read and to print. It says that it is no tax invoice. */
export const ReceiptDialog = ({ open, onOpenChange, ...receipt }: ReceiptDialogProps) => {
  const { t } = useTranslation('transactions');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('columns.receipt')} size="medium">
      {/* A boundary of its own: the page's would hide the page while words are fetched. */}
      <Suspense>
        <Receipt {...receipt} />
      </Suspense>
    </Dialog>
  );
};
