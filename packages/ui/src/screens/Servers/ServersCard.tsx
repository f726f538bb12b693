import type { Money as MoneyValue } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Link } from '../../components/Link/Link.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { Loadable } from '../../patterns/Loadable.ts';
import { Loaded } from '../../patterns/Loaded.tsx';
import { PricesFailed } from './PricesFailed.tsx';
import * as styles from './ServersCard.css.ts';

export type ServersCardProps = {
  servers: Loadable<{
    count: number;
    /** Waits for the price list; null if the price of one server is unknown. */
    monthly: Loadable<MoneyValue | null>;
    /** ISO 8601; null is unknown. */
    nextCharge: string | null;
  }>;
  hrefs: { list: string; order: string };
};

/** A card for the dashboard: the count of servers, their monthly price and the day of the next charge. */
export const ServersCard = ({ servers, hrefs }: ServersCardProps) => {
  const { t } = useTranslation(['servers', 'common']);
  const labels = [t('card.count'), t('card.monthly'), t('card.next')];
  return (
    <Card
      title={t('card.title')}
      action={
        <Link href={hrefs.list} standalone>
          {t('card.seeAll')}
        </Link>
      }
    >
      <Loaded
        of={servers}
        skeleton={
          <div className={styles.figures}>
            {labels.map((label) => (
              <div key={label} className={styles.figure}>
                <span className={styles.label}>{label}</span>
                <span className={styles.value}>
                  <Skeleton width="medium" />
                </span>
              </div>
            ))}
          </div>
        }
        failed="servers:card.failed"
      >
        {({ count, monthly, nextCharge }) =>
          count === 0 ? (
            <EmptyState
              title={t('card.none')}
              text={t('card.noneText')}
              action={
                <LinkButton href={hrefs.order} size="small" icon={<Icon icon={icons.plus} />}>
                  {t('card.order')}
                </LinkButton>
              }
            />
          ) : (
            <dl className={styles.figures}>
              {[
                t('found', { count }),
                <Monthly key="monthly" monthly={monthly} />,
                nextCharge ? <DateTime key="next" value={nextCharge} dateOnly /> : t('card.noNext'),
              ].map((value, place) => (
                <div key={labels[place]} className={styles.figure}>
                  <dt className={styles.label}>{labels[place]}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
          )
        }
      </Loaded>
    </Card>
  );
};

const Monthly = ({ monthly }: { monthly: Loadable<MoneyValue | null> }) => {
  if (monthly.status === 'loading') return <Skeleton width="medium" />;
  if (monthly.status === 'ready') return <Money value={monthly.value} size="title" />;
  return <PricesFailed onRetry={monthly.onRetry} />;
};
