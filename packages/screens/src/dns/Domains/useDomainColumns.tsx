import { DateTime } from '@may/ui/components/DateTime/DateTime.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { StatusBadge } from '@may/ui/components/StatusBadge/StatusBadge.tsx';
import { RowActions } from '@may/ui/components/Table/RowActions.tsx';
import type { TableColumn } from '@may/ui/components/Table/Table.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainRow, DomainsScreenProps } from './domains.ts';

/** The columns name, status, created date and actions (spec §2, /dns). */
export const useDomainColumns = (onDelete: DomainsScreenProps['onDelete']): TableColumn<DomainRow>[] => {
  const { t } = useTranslation('domains');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        primary: true,
        rest: true,
        sortValue: ({ shown }) => shown,
        cell: ({ name, shown }) => (
          <>
            <Text as="span" weight="medium" truncate>
              {shown}
            </Text>
            {name === shown ? null : (
              <Text as="span" size="small" family="mono" weight="regular" truncate>
                {name}
              </Text>
            )}
          </>
        ),
      },
      {
        id: 'status',
        header: t('columns.status'),
        place: 'end',
        width: 'long',
        sortValue: ({ active }) => Number(active),
        cell: ({ active }) =>
          active ? (
            <StatusBadge tone="positive">{t('status.active')}</StatusBadge>
          ) : (
            <StatusBadge tone="caution" icon={icons.clock}>
              {t('status.inactive')}
            </StatusBadge>
          ),
      },
      {
        id: 'createdAt',
        header: t('columns.createdAt'),
        width: 'day',
        sortValue: ({ createdAt }) => (createdAt ? Date.parse(createdAt) : null),
        cell: ({ createdAt }) => <DateTime value={createdAt} dateOnly />,
      },
      {
        id: 'action',
        header: t('columns.action'),
        align: 'end',
        place: 'end',
        width: 'actions',
        cell: ({ id, shown, active, recordsHref, activateHref }) => (
          <RowActions
            of={shown}
            actions={[
              ...(active ? [] : [{ label: t('action.activate'), href: activateHref }]),
              { label: t(active ? 'action.details' : 'action.records'), href: recordsHref },
              { label: t('action.delete'), tone: 'critical', onPress: () => onDelete(id) },
            ]}
          />
        ),
      },
    ],
    [t, onDelete],
  );
};
