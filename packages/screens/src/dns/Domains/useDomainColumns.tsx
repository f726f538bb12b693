import { visuallyHidden } from '@may/ui/common/visuallyHidden.css.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { DateTime } from '@may/ui/components/DateTime/DateTime.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import { StatusBadge } from '@may/ui/components/StatusBadge/StatusBadge.tsx';
import type { TableColumn } from '@may/ui/components/Table/Table.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Domains.css.ts';
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
        isTall: true,
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
        hideOnPhone: true,
        width: 'day',
        sortValue: ({ createdAt }) => (createdAt ? Date.parse(createdAt) : null),
        cell: ({ createdAt }) => <DateTime value={createdAt} dateOnly />,
      },
      {
        id: 'created',
        header: t('columns.createdAt'),
        place: 'start',
        cell: ({ createdAt }) => (
          <Text as="span" size="small">
            {t('columns.createdAt')} <DateTime value={createdAt} dateOnly />
          </Text>
        ),
      },
      {
        id: 'action',
        header: t('columns.action'),
        align: 'end',
        place: 'below',
        width: 'actions',
        cell: ({ id, shown, active, recordsHref, activateHref }) => (
          <span className={styles.actions}>
            {active ? null : (
              <LinkButton href={activateHref} size="small">
                {t('action.activate')}
                <span className={visuallyHidden}> {shown}</span>
              </LinkButton>
            )}
            <LinkButton href={recordsHref} size="small" variant="outline">
              {t(active ? 'action.details' : 'action.records')}
              <span className={visuallyHidden}> {shown}</span>
            </LinkButton>
            <Button size="small" variant="ghost" tone="critical" onPress={() => onDelete(id)}>
              {t('action.delete')}
              <span className={visuallyHidden}> {shown}</span>
            </Button>
          </span>
        ),
      },
    ],
    [t, onDelete],
  );
};
