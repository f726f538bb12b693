import type { Rows } from '@may/domain/rows.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { ListCard } from '@may/ui/patterns/ListCard/ListCard.tsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServerStatusBadge } from '../../servers/Servers/ServerStatusBadge.tsx';
import type { ServerRow } from '../../servers/Servers/servers.ts';
import * as styles from './Dashboard.css.ts';
import { LinesSkeleton } from './LatestTransactions.tsx';

/** The rows before a press shows all of them. */
const shown = 4;

const isQuiet = ({ status, orderHref }: ServerRow): boolean =>
  orderHref === null && (status === null || status === 'active');
const priceOf = ({ monthly }: ServerRow): number => monthly?.amount ?? 0;

type ServersCardProps = {
  servers: Loadable<Rows<ServerRow>>;
  /** True while the price list is read. */
  waitsForPrices?: boolean;
};

/** Each server with its state and its price: first those that do not run, then the dearest if the prices are there at first. */
export const ServersCard = ({ servers, waitsForPrices }: ServersCardProps) => {
  const { t } = useTranslation(['dashboard', 'servers']);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The pressed button leaves: the focus goes to the first link that it brought.
  useLayoutEffect(() => {
    if (isWhole) list.current?.children[shown]?.querySelector('a')?.focus();
  }, [isWhole]);
  const items = servers.status === 'ready' ? servers.value.items : [];
  const byPrice = items.toSorted((one, other) => priceOf(other) - priceOf(one));
  const [first, second] = byPrice;
  const isDearestKnown = items.every(({ monthly }) => monthly) && first && second && priceOf(first) > priceOf(second);
  // The order stays as it was drawn first: no row moves under the pointer when the prices arrive.
  const [isByPrice, setByPrice] = useState<boolean | null>(null);
  if (isByPrice === null && servers.status === 'ready') setByPrice(!waitsForPrices);
  const rows = (isByPrice ? byPrice : items).toSorted((one, other) => Number(isQuiet(one)) - Number(isQuiet(other)));
  const isLong = rows.length > shown && !isWhole;
  return (
    <ListCard
      title={t('servers.title')}
      action={
        isLong ? (
          <Button size="small" variant="ghost" onPress={() => setWhole(true)}>
            {t('viewAll')}
          </Button>
        ) : null
      }
      read={servers}
      skeleton={<LinesSkeleton lines={shown} look={styles.serverLine} />}
      failed="servers:failed"
      tellsStale={false}
    >
      {() => (
        <ul ref={list}>
          {rows.slice(0, isLong ? shown : undefined).map(({ id, name, href, status, orderHref, monthly }) => (
            <li key={id} className={styles.serverLine}>
              <span className={styles.server}>
                <Link href={href} standalone>
                  <span className={styles.note}>{name}</span>
                </Link>
                <span className={styles.state}>
                  {status || orderHref ? <ServerStatusBadge status={status} orderHref={orderHref} /> : null}
                  {isDearestKnown && id === first.id ? (
                    <span className={styles.moment}>{t('servers.dearest')}</span>
                  ) : null}
                </span>
              </span>
              {monthly ? (
                <span className={styles.price}>
                  <Money value={monthly} strong />
                  <span className={styles.moment}> {t('servers:cost.perMonth')}</span>
                </span>
              ) : waitsForPrices ? (
                <span className={styles.price}>
                  <Skeleton />
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </ListCard>
  );
};
