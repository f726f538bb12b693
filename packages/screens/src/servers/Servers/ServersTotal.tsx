import type { Money as MoneyValue } from '@may/domain/money.ts';
import type { Rows } from '@may/domain/rows.ts';
import { amountLine } from '@may/ui/common/rows.css.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { Figure } from '@may/ui/components/Skeleton/Figure.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { roomySize } from '@may/ui/format/roomySize.ts';
import { useTranslation } from 'react-i18next';
import { PricesFailed } from './PricesFailed.tsx';

type ServersTotalProps = {
  servers: Loadable<Rows<unknown>>;
  /** Waits for the price list; null if a price is unknown. */
  total: Loadable<MoneyValue | null>;
};

/** The monthly price of all listed servers; the card keeps its height while they load. */
export const ServersTotal = ({ servers, total }: ServersTotalProps) => {
  const { t } = useTranslation(['servers', 'common']);
  const sum = servers.status === 'ready' ? total : servers;
  const count = servers.status === 'ready' ? servers.value.items.length : 0;
  return (
    <Card>
      <Stack space="xxsmall">
        <Text size="small" weight="medium">
          {t('total')}
        </Text>
        <Figure
          name="total"
          of={sum}
          skeleton={
            <div className={amountLine}>
              <Skeleton size="large" width="short" />
            </div>
          }
        >
          {(value) => (
            <div className={amountLine}>
              <Money value={value} size={roomySize(value)} />
            </div>
          )}
        </Figure>
        <Figure name="totalCount" of={sum} skeleton={<Skeleton width="short" />}>
          {(value) => <Text tone="muted">{value ? t('totalCount', { count }) : t('totalUnknown')}</Text>}
        </Figure>
        {sum.status === 'failed' ? <PricesFailed onRetry={sum.onRetry} /> : null}
      </Stack>
    </Card>
  );
};
