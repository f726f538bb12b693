import type { Money as MoneyValue } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { roomySize } from '../roomySize.ts';
import * as styles from './Servers.css.ts';

type ServersTotalProps = {
  /** Null while the servers load. */
  count: number | null;
  total: MoneyValue | null;
};

/** The monthly price of all listed servers; the card keeps its height while they load. */
export const ServersTotal = ({ count, total }: ServersTotalProps) => {
  const { t } = useTranslation('servers');
  return (
    <Card>
      <Stack space="xxsmall">
        <Text tone="muted" size="small" weight="medium">
          {t('total')}
        </Text>
        <div className={styles.sum}>
          {count === null ? <Skeleton size="large" width="short" /> : <Money value={total} size={roomySize(total)} />}
        </div>
        {count === null ? (
          <Skeleton width="short" />
        ) : (
          <Text tone="muted">{total ? t('totalCount', { count }) : t('totalUnknown')}</Text>
        )}
      </Stack>
    </Card>
  );
};
