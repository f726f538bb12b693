import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Money } from '../../components/Money/Money.tsx';
import type { TableColumn } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { TransactionRow } from './logRows.ts';

type Words = Record<'number' | 'note' | 'amount' | 'createdAt' | 'balance' | 'noDescription', string>;

const columnsIn = (words: Words): TableColumn<TransactionRow>[] => [
  {
    id: 'number',
    header: words.number,
    hideOnPhone: true,
    cell: ({ place }) => (
      <Text as="span" tone="muted" tabular>
        {place}
      </Text>
    ),
  },
  {
    id: 'note',
    header: words.note,
    primary: true,
    sortValue: ({ description }) => description,
    cell: ({ description, transactionCode }) => (
      <>
        {description || words.noDescription}
        {transactionCode ? (
          <Text size="small" tone="muted" family="mono">
            {transactionCode}
          </Text>
        ) : null}
      </>
    ),
  },
  {
    id: 'amount',
    header: words.amount,
    align: 'end',
    sortValue: ({ amount }) => amount?.amount ?? null,
    cell: ({ amount }) => <Money value={amount} signed strong />,
  },
  {
    id: 'createdAt',
    header: words.createdAt,
    sortValue: ({ createdAt }) => (createdAt ? Date.parse(createdAt) : null),
    cell: ({ createdAt }) => <DateTime value={createdAt} />,
  },
  {
    id: 'balance',
    header: words.balance,
    align: 'end',
    hideOnPhone: true,
    cell: ({ endingBalance }) => <Money value={endingBalance} />,
  },
];

/** The columns #, Note, Amount and Created At (spec section 2, /transactions), and the balance after each transaction. */
export const useTransactionColumns = (): TableColumn<TransactionRow>[] => {
  const { t } = useTranslation(['transactions', 'common']);
  return useMemo(
    () =>
      columnsIn({
        ...t('columns', { returnObjects: true }),
        amount: t('common:amount'),
        noDescription: t('common:transactions.noDescription'),
      }),
    [t],
  );
};
