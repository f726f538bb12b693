import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Page } from '../../patterns/Page/Page.tsx';
import { CopyButton } from '../../private/CopyButton.tsx';
import { type AssumptionRow, looks } from './assumptions.ts';
import { letterOf } from './letterOf.ts';
import { useAssumptionColumns } from './useAssumptionColumns.tsx';

export type AssumptionsScreenProps = {
  rows: readonly AssumptionRow[];
  hrefs: { home: string };
};

const idOf = ({ id }: AssumptionRow): string => id;

/** Tells support which assumptions the provider's answers of this visit have held (docs/decisions/0029). */
export const AssumptionsScreen = ({ rows, hrefs }: AssumptionsScreenProps) => {
  const { t } = useTranslation(['assumptions', 'common']);
  const columns = useAssumptionColumns();
  const copy = (
    <CopyButton text={letterOf(rows)} refused={t('common:copyByHand')}>
      {t('copy')}
    </CopyButton>
  );
  const counts = Object.entries(Object.groupBy(rows, ({ standing }) => standing));
  return (
    <Page title={t('title')} homeHref={hrefs.home} action={copy}>
      <Stack space="small">
        <Text>{t('lead')}</Text>
        <Text tone="muted">{t('privacy')}</Text>
        <Inline space="xsmall">
          {Object.keys(looks).map((standing) => {
            const [, found = []] = counts.find(([name]) => name === standing) ?? [];
            const { tone, icon, word } = looks[standing as keyof typeof looks];
            return found.length > 0 ? (
              <StatusBadge key={standing} tone={tone} icon={icon}>
                {`${t(`standing.${word}`)}: ${found.length}`}
              </StatusBadge>
            ) : null;
          })}
        </Inline>
      </Stack>
      <Card padding="none">
        <Table caption={t('title')} columns={columns} rows={rows} getRowId={idOf} />
      </Card>
    </Page>
  );
};
