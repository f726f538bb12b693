import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import type { TableColumn } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './Paas.css.ts';
import type { PaasService, PaasStatus } from './paas.ts';

const looks = {
  deployed: { tone: 'positive', place: 0 },
  deploying: { tone: 'brand', place: 1, icon: icons.clock },
  failed: { tone: 'critical', place: 2 },
} as const satisfies Record<PaasStatus, object>;

/** The specified columns (spec §2, /paas). */
export const usePaasColumns = (): TableColumn<PaasService>[] => {
  const { t } = useTranslation('paas');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        primary: true,
        rest: true,
        sortValue: ({ name }) => name,
        cell: ({ name }) => (
          <Text as="span" weight="medium" truncate>
            {name}
          </Text>
        ),
      },
      {
        id: 'status',
        header: t('columns.status'),
        sortValue: ({ status }) => looks[status].place,
        cell: ({ status }) => {
          const { place: _, ...look } = looks[status];
          return <StatusBadge {...look}>{t(`status.${status}`)}</StatusBadge>;
        },
      },
      {
        id: 'type',
        header: t('columns.type'),
        sortValue: ({ type }) => t(`type.${type}`),
        cell: ({ type }) => <span className={styles.word}>{t(`type.${type}`)}</span>,
      },
      {
        id: 'environment',
        header: t('columns.environment'),
        sortValue: ({ environment }) => environment,
        cell: ({ environment }) => <span className={styles.word}>{environment}</span>,
      },
      {
        id: 'region',
        header: t('columns.region'),
        sortValue: ({ region }) => region,
        cell: ({ region }) => <span className={styles.word}>{region}</span>,
      },
      {
        id: 'lastDeployed',
        header: t('columns.lastDeployed'),
        sortValue: ({ lastDeployedAt }) => Date.parse(lastDeployedAt),
        cell: ({ lastDeployedAt }) => <DateTime value={lastDeployedAt} />,
      },
    ],
    [t],
  );
};
