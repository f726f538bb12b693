import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { IconButton, icons, lazyPopup } from '@may/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReceiptPartProps } from './ReceiptPart.tsx';

const Receipt = lazyPopup<ReceiptPartProps>(
  () => import('./ReceiptPart.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
  ['bookkeeping'],
);

/** Opens the receipt of a line of the log. Each row has its own dialog, which is only there once it was asked for. */
export const ReceiptButton = ({ transaction }: { transaction: Transaction }) => {
  const { t } = useTranslation('transactions');
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <IconButton
        size="small"
        aria-label={`${t('columns.receipt')}: ${transaction.description || transaction.id}`}
        aria-haspopup="dialog"
        onIntent={Receipt.intent.onFocus}
        onPress={() => setOpen(true)}
        icon={icons.invoice}
      />
      {open === undefined ? null : <Receipt open={open} onOpenChange={setOpen} transaction={transaction} />}
    </>
  );
};
