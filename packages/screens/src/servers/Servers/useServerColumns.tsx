import type { ServerKind } from '@may/domain/servers/server.ts';
import { FoundText } from '@may/ui/components/DataTable/FoundText.tsx';
import { DateTime } from '@may/ui/components/DateTime/DateTime.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { RowActions } from '@may/ui/components/Table/RowActions.tsx';
import type { TableColumn } from '@may/ui/components/Table/Table.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSizes } from '../useSizes.ts';
import { ServerStatusBadge } from './ServerStatusBadge.tsx';
import * as styles from './Servers.css.ts';
import type { ServerRow } from './servers.ts';

/** A row with its place among all servers, 1 for the newest. */
export type NumberedServer = ServerRow & {
  place: number;
};

/** The specified columns (spec §2) and the monthly price; without MariaDB for hosting. */
export const useServerColumns = (kind: ServerKind, waitsForPrices: boolean): TableColumn<NumberedServer>[] => {
  const { t } = useTranslation('servers');
  const { disk, ram } = useSizes();
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes change with the language, as `t` does.
  return useMemo(() => {
    const columns: TableColumn<NumberedServer>[] = [
      {
        id: 'number',
        header: '#',
        hideOnPhone: true,
        width: 'number',
        cell: ({ place }) => (
          <Text as="span" tone="muted" tabular>
            {place}
          </Text>
        ),
      },
      {
        id: 'name',
        header: t('columns.name'),
        primary: true,
        rest: true,
        sortValue: ({ name }) => name,
        // A provider may tell no status: a column of its own would come with the rows, and move the others.
        cell: ({ name, domain, domains, regionName, status, orderHref }) => (
          <>
            <span className={styles.named}>
              <span className={styles.words}>
                <Text as="span" weight="medium" truncate>
                  {name}
                </Text>
                {(domain ?? regionName) ? (
                  <Text as="span" size="small" weight="regular" truncate>
                    {[regionName, domain].filter(Boolean).join(' · ')}
                  </Text>
                ) : null}
              </span>
              {status || orderHref ? <ServerStatusBadge status={status} orderHref={orderHref} /> : null}
            </span>
            <FoundText shows={[name, domain, regionName].join(' ')}>{domains?.join(' · ') ?? ''}</FoundText>
          </>
        ),
      },
      {
        id: 'size',
        header: t('columns.size'),
        width: 'day',
        sortValue: ({ ramMb }) => ramMb,
        cell: ({ cpu, ramMb }) => (
          <span className={styles.size}>
            {cpu === null && ramMb === null ? '–' : t('size', { cpu: cpu ?? '–', ram: ram(ramMb) })}
          </span>
        ),
      },
      {
        id: 'disk',
        header: t('columns.disk'),
        align: 'end',
        width: 'short',
        place: 'named',
        sortValue: ({ diskMb }) => diskMb,
        cell: ({ diskMb }) => <span className={styles.size}>{disk(diskMb)}</span>,
      },
      {
        id: 'mariadb',
        header: t('columns.mariadb'),
        align: 'end',
        width: 'short',
        place: 'named',
        sortValue: ({ mariadbDiskMb }) => mariadbDiskMb,
        cell: ({ mariadbDiskMb }) => <span className={styles.size}>{disk(mariadbDiskMb)}</span>,
      },
      {
        id: 'createdAt',
        header: t('columns.createdAt'),
        hideOnPhone: true,
        width: 'day',
        sortValue: ({ createdAt }) => (createdAt ? Date.parse(createdAt) : null),
        cell: ({ createdAt }) => <DateTime value={createdAt} dateOnly />,
      },
      {
        id: 'monthly',
        header: t('columns.monthly'),
        align: 'end',
        width: 'amount',
        place: 'start',
        sortValue: ({ monthly }) => monthly?.amount ?? null,
        cell: ({ monthly }) => (waitsForPrices ? <Skeleton width="short" /> : <Money value={monthly} strong isPrice />),
      },
      {
        id: 'action',
        header: t('columns.action'),
        width: 'short',
        place: 'end',
        cell: ({ href, name }) => <RowActions of={name} actions={[{ href, label: t('view') }]} />,
      },
    ];
    return columns.filter(({ id }) => id !== 'mariadb' || kind === 'wordpress');
  }, [t, kind, waitsForPrices]);
};
