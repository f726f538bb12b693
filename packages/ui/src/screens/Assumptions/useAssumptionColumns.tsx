import { useTranslation } from 'react-i18next';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import type { TableColumn } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { type AssumptionRow, looks } from './assumptions.ts';

/** The columns of the assumptions: the clause, the assumption, if it was seen, and if it held. */
export const useAssumptionColumns = (): TableColumn<AssumptionRow>[] => {
  const { t } = useTranslation('assumptions');
  const seenOf = (standing: AssumptionRow['standing']) =>
    t(standing === 'unseen' ? 'seen.no' : standing === 'unseeable' ? 'seen.never' : 'seen.yes');
  return [
    {
      id: 'assumption',
      header: t('columns.assumption'),
      primary: true,
      rest: true,
      // The register is English in every language, for a letter to its makers.
      cell: ({ assumes }) => <span lang="en">{assumes}</span>,
    },
    {
      id: 'clause',
      header: t('columns.clause'),
      // As wide as a row's actions, so that a call breaks once.
      width: 'actions',
      cell: ({ line, call }) => (
        <Stack space="xxsmall">
          <Text size="small">{t('clause', { line })}</Text>
          <Text size="small" tone="muted" family={call === null || call === 'any' ? undefined : 'mono'}>
            {call === 'any' ? t('everyCall') : (call ?? t('noCall'))}
          </Text>
        </Stack>
      ),
    },
    { id: 'seen', header: t('columns.seen'), cell: ({ standing }) => seenOf(standing) },
    {
      id: 'held',
      header: t('columns.held'),
      cell: ({ standing, shapes }) => {
        const { tone, icon, word } = looks[standing];
        return (
          <Stack space="xxsmall">
            <StatusBadge tone={tone} icon={icon}>
              {t(`standing.${word}`)}
            </StatusBadge>
            {shapes.length > 0 ? (
              <Text size="small" tone="muted">
                {t('sent', { shapes: shapes.join(', ') })}
              </Text>
            ) : null}
          </Stack>
        );
      },
    },
  ];
};
