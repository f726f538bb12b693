import { type Invoice, type Money as MoneyValue, type Rows, topUpFor } from '@may/domain';
import { useMemo } from 'react';
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
import { tellLine } from '../../errors/tellError.ts';
import { formatMoney } from '../../format/formatMoney.ts';
import { Figure } from '../../patterns/Figure.tsx';
import type { Loadable } from '../../patterns/Loadable.ts';
import { roomySize } from '../roomySize.ts';
import * as styles from './Invoices.css.ts';

type UnpaidTotalProps = {
  invoices: Loadable<Rows<Invoice>>;
  topUpHref?: (amount: MoneyValue) => string;
};

/** The number of unpaid invoices, and one sum for each currency. An unreadable amount is left out; its row shows the problem. */
const sumUnpaid = (invoices: readonly Invoice[]): { count: number; sums: MoneyValue[] } => {
  const sums = new Map<MoneyValue['currency'], number>();
  let count = 0;
  for (const { status, amountDue } of invoices) {
    if (status !== 'unpaid') continue;
    count += 1;
    if (amountDue) sums.set(amountDue.currency, (sums.get(amountDue.currency) ?? 0) + amountDue.amount);
  }
  return { count, sums: [...sums].map(([currency, amount]) => ({ amount, currency })) };
};

const none: Rows<Invoice> = { items: [], unreadable: 0 };

/** The unpaid total and the count of unpaid invoices. It is unknown if no readable invoice is unpaid, but an unreadable one may be. The card has the same height while loading, when all is paid, and with a sum. */
export const UnpaidTotal = ({ invoices, topUpHref }: UnpaidTotalProps) => {
  const { t } = useTranslation(['invoices', 'common']);
  const { items, unreadable } = invoices.status === 'ready' ? invoices.value : none;
  const { count, sums } = useMemo(() => sumUnpaid(items), [items]);
  return (
    <Card>
      <Stack space="xxsmall">
        <Text tone="muted" size="small" weight="medium">
          {t('unpaidTotal')}
        </Text>
        <Figure
          name="unpaid"
          of={invoices}
          skeleton={
            <div className={styles.sum}>
              <Skeleton size="large" width="short" />
            </div>
          }
        >
          {() => (
            <div className={styles.sum}>
              {count > 0 ? null : unreadable > 0 ? (
                <Money value={null} size="display" />
              ) : (
                <Inline space="xsmall">
                  <Text as="span" tone="positive">
                    <Icon icon={icons.success} size="large" />
                  </Text>
                  <Text size="body" weight="strong">
                    {t('allPaid')}
                  </Text>
                </Inline>
              )}
              {sums.map((sum) => (
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
          )}
        </Figure>
        <Figure name="unpaidCount" of={invoices} skeleton={<Skeleton width="short" />}>
          {() => (
            <Text tone="muted">
              {count > 0
                ? t('unpaidCount', { count })
                : unreadable > 0
                  ? tellLine(t, 'common:unreadable', { count: unreadable })
                  : t('allPaidText')}
            </Text>
          )}
        </Figure>
      </Stack>
    </Card>
  );
};
