import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { FoundText } from '@may/ui/components/DataTable/FoundText.tsx';
import { DateTime } from '@may/ui/components/DateTime/DateTime.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import type { TableColumn } from '@may/ui/components/Table/Table.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { numberIn } from './logRows.ts';

type Words = Record<'number' | 'note' | 'amount' | 'createdAt' | 'balance' | 'receipt' | 'noDescription', string>;

/** Draws the way to a transaction's receipt. */
export type ReceiptOf = (transaction: Transaction) => ReactNode;

const columnsIn = (words: Words, log: readonly Transaction[], receiptOf?: ReceiptOf): TableColumn<Transaction>[] => [
  {
    id: 'number',
    header: words.number,
    hideOnPhone: true,
    width: 'number',
    cell: (row) => (
      <Text as="span" tone="muted" tabular>
        {numberIn(log, row)}
      </Text>
    ),
  },
  {
    id: 'note',
    header: words.note,
    primary: true,
    rest: true,
    sortValue: ({ description }) => description,
    cell: ({ description, transactionCode }) => (
      <>
        {description || words.noDescription}
        <FoundText shows={description}>{transactionCode ?? ''}</FoundText>
      </>
    ),
  },
  {
    id: 'amount',
    header: words.amount,
    align: 'end',
    width: 'amount',
    place: 'end',
    sortValue: ({ amount }) => amount?.amount ?? null,
    cell: ({ amount }) => <Money value={amount} signed strong />,
  },
  {
    id: 'createdAt',
    header: words.createdAt,
    width: 'long',
    sortValue: ({ createdAt }) => (createdAt ? Date.parse(createdAt) : null),
    cell: ({ createdAt }) => <DateTime value={createdAt} />,
  },
  {
    id: 'balance',
    header: words.balance,
    align: 'end',
    hideOnPhone: true,
    width: 'amount',
    cell: ({ endingBalance }) => <Money value={endingBalance} />,
  },
  {
    id: 'receipt',
    header: words.receipt,
    chooses: true,
    // A receipt is for what is settled: a line of the log whose amount and time could be read.
    cell: (row) => (row.amount && row.createdAt ? receiptOf?.(row) : null),
  },
];

/** The columns #, Note, Amount and Created At (spec section 2, /transactions), the balance after each transaction, and its receipt; `log` is newest first. */
export const useTransactionColumns = (
  log: readonly Transaction[],
  receiptOf?: ReceiptOf,
): TableColumn<Transaction>[] => {
  const { t } = useTranslation(['transactions', 'common']);
  return useMemo(
    () =>
      columnsIn(
        {
          ...t('columns', { returnObjects: true }),
          amount: t('common:amount'),
          noDescription: t('common:transactions.noDescription'),
        },
        log,
        receiptOf,
      ),
    [t, log, receiptOf],
  );
};
