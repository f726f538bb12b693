import type { Money as MoneyValue } from '@may/domain/money.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { useBrand } from '@may/ui/brand/BrandContext.ts';
import { DateTime } from '@may/ui/components/DateTime/DateTime.tsx';
import { type DescriptionItem, DescriptionList } from '@may/ui/components/DescriptionList/DescriptionList.tsx';
import { Logo } from '@may/ui/components/Logo/Logo.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { Private } from '@may/ui/components/Private/Private.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { formatDateTime } from '@may/ui/format/formatDate.ts';
import { formatMoney, unknownAmount } from '@may/ui/format/formatMoney.ts';
import { useLocale } from '@may/ui/i18n/useLocale.ts';
import { useTranslation } from 'react-i18next';
import * as styles from './Receipt.late.css.ts';

export type ReceiptSheetProps = {
  transaction: Transaction;
  /** The payment that succeeded, as the provider tells it; null for a line of the log without a payment of its own. */
  payment: { amount: MoneyValue | null } | null;
  /** When the status was read, epoch ms. */
  readAt: number;
  customer: { name: string; email: string };
};

/** The device's distance from UTC at a moment, as `UTC+07:00`: a receipt on paper has no device. */
const offsetAt = (iso: string): string => {
  const minutes = -new Date(iso).getTimezoneOffset();
  const part = (number: number) => String(Math.trunc(number)).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${part(Math.abs(minutes) / 60)}:${part(Math.abs(minutes) % 60)}`;
};

const wordsOf = (amount: MoneyValue | null): string => (amount ? formatMoney(amount).text : unknownAmount);

/** The printed part: the provider, the amount, and the facts of the transaction as they were read. Of two amounts it confirms neither. */
export const ReceiptSheet = ({ transaction, payment, readAt, customer }: ReceiptSheetProps) => {
  const { t } = useTranslation(['bookkeeping', 'table', 'transactions', 'common']);
  const locale = useLocale();
  const { contact } = useBrand();
  const { id, transactionCode, description, amount, createdAt, endingBalance } = transaction;
  const direction = (amount?.amount ?? 0) < 0 ? 'spent' : 'received';
  const words = { logged: wordsOf(amount), told: wordsOf(payment?.amount ?? null) };
  // The words have the number, the currency and the direction.
  const isCertain = payment === null || words.logged === words.told;
  const items: DescriptionItem[] = [
    {
      label: transactionCode ? t('table:csv.code') : 'ID',
      value: <span className={styles.code}>{transactionCode ?? id}</span>,
    },
    {
      label: t('transactions:columns.createdAt'),
      value: <DateTime value={createdAt} />,
      note: createdAt ? offsetAt(createdAt) : undefined,
    },
    { label: t('transactions:columns.note'), value: description || t('common:transactions.noDescription') },
    { label: t('transactions:columns.balance'), value: <Money value={endingBalance} /> },
    {
      label: t('receipt.status'),
      value: isCertain ? (
        t(payment ? 'receipt.confirmed' : 'receipt.logged')
      ) : (
        <Private>{t('receipt.differs', words)}</Private>
      ),
      note: t('receipt.readAt', { time: formatDateTime(new Date(readAt).toISOString(), locale) }),
    },
    {
      label: t('receipt.customer'),
      value: customer.name || <Private>{customer.email}</Private>,
      note: customer.name ? <Private>{customer.email}</Private> : null,
    },
  ];
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <Logo size="medium" />
          <div className={styles.issuer}>
            {contact.isExample ? null : (
              <>
                {contact.company ? <span>{contact.company}</span> : null}
                {contact.address ? <span>{contact.address}</span> : null}
              </>
            )}
            <span>{contact.email}</span>
          </div>
        </div>
        <span className={styles.kind}>{t('receipt.title')}</span>
      </header>
      <div className={styles.sum}>
        <Text size="small">{isCertain ? t(`common:direction.${direction}`) : t('common:amount')}</Text>
        <Money value={isCertain ? amount : null} signed size="display" />
      </div>
      <DescriptionList items={items} />
      <p className={styles.notTax}>{t('receipt.notTax')}</p>
    </article>
  );
};
