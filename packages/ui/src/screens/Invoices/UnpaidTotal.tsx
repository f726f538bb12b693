import { type Invoice, type Money as MoneyValue, topUpFor } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatMoney } from '../../format/formatMoney.ts';
import { roomySize } from '../roomySize.ts';
import * as styles from './Invoices.css.ts';

type UnpaidTotalProps = {
  /** Null while the invoices load. */
  invoices: readonly Invoice[] | null;
  topUpHref?: (amount: MoneyValue) => string;
};

/** One sum for each currency. Invoices with an unreadable amount are left out; their rows show the problem. */
const sumByCurrency = (invoices: readonly Invoice[]): MoneyValue[] => {
  const sums = new Map<MoneyValue['currency'], number>();
  for (const { amountDue } of invoices) {
    if (amountDue) sums.set(amountDue.currency, (sums.get(amountDue.currency) ?? 0) + amountDue.amount);
  }
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
};

/** The unpaid total and the count of unpaid invoices. The card has the same height while loading, when all is paid, and with a sum. */
export const UnpaidTotal = ({ invoices, topUpHref }: UnpaidTotalProps) => {
  const { t } = useTranslation('invoices');
  const unpaid = invoices?.filter(({ status }) => status === 'unpaid') ?? [];
  return (
    <Card>
      <Stack space="xxsmall">
        <Text tone="muted" size="small" weight="medium">
          {t('unpaidTotal')}
        </Text>
        <div className={styles.sum}>
          {invoices === null ? <Skeleton size="large" width="short" /> : null}
          {invoices && unpaid.length === 0 ? (
            <Inline space="xsmall">
              <Text as="span" tone="positive">
                <Icon icon={icons.success} size="large" />
              </Text>
              <Text size="body" weight="strong">
                {t('allPaid')}
              </Text>
            </Inline>
          ) : null}
          {sumByCurrency(unpaid).map((sum) => (
            <div key={sum.currency} className={styles.payable}>
              <Money value={sum} size={roomySize(sum)} />
              {topUpHref ? (
                <Link href={topUpHref(topUpFor(sum))} standalone>
                  <Icon icon={icons.plus} />
                  {t('topUp', { amount: formatMoney(topUpFor(sum)).text })}
                </Link>
              ) : null}
            </div>
          ))}
        </div>
        {invoices ? (
          <Text tone="muted">{unpaid.length > 0 ? t('unpaidCount', { count: unpaid.length }) : t('allPaidText')}</Text>
        ) : (
          <Skeleton width="short" />
        )}
      </Stack>
    </Card>
  );
};
