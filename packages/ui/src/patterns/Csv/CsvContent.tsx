import { dayAt, type Rows } from '@may/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { useRangeInWords } from '../../components/DataTable/useRangeInWords.ts';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { tags } from '../../i18n/tags.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import type { Loadable } from '../Loadable.ts';
import { CsvActions } from './CsvActions.tsx';
import { type CsvColumn, type CsvDialect, csvDialects } from './csv.ts';
import { dialectIn } from './writeCsv.ts';

/** The table of a page, as its file needs it. */
export type CsvTable<Row> = {
  /** The whole list of the page, whose unreadable rows and failed refresh the dialog tells. */
  list: Loadable<Rows<Row>>;
  /** The rows that the table shows on all of its pages, in their order. */
  shown: () => readonly Row[];
};

/** The words and the columns of a file. */
export type CsvFile<Row> = {
  /** Name of the list, for the name of the file. */
  subject: string;
  /** The number of rows in words. */
  count: (count: number) => string;
  columns: readonly CsvColumn<Row>[];
};

type CsvContentProps<Row> = CsvTable<Row> & {
  useFile: () => CsvFile<Row>;
  /** Called when the file is saved. */
  onDone: () => void;
};

/** A row of a list, with its moment in ISO 8601. */
export type DatedRow = { createdAt: string | null };

/** The first and the last day of the rows; null for rows without a time. */
const daysOf = (rows: readonly DatedRow[]) => {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { createdAt } of rows) {
    const time = Date.parse(createdAt ?? '');
    if (time < first) first = time;
    if (time > last) last = time;
  }
  return last >= first ? { from: dayAt(first), to: dayAt(last) } : null;
};

/** Letters of any language, numbers and hyphens: a name that each file system takes. */
const fileNameOf = (subject: string, days: { from: string; to: string } | null): string => {
  const words = subject
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replaceAll('đ', 'd')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${[words, days?.from, days && days.to !== days.from ? days.to : null].filter(Boolean).join('_')}.csv`;
};

const nothing: readonly never[] = [];

/** Says what the file will contain, asks for the way in which the customer's program reads it, and saves it. */
export const CsvContent = <Row extends DatedRow>({ list, shown, useFile, onDone }: CsvContentProps<Row>) => {
  const { t } = useTranslation(['bookkeeping', 'common']);
  const { subject, count, columns } = useFile();
  const rangeInWords = useRangeInWords();
  const [dialect, setDialect] = useState<CsvDialect>(dialectIn(tags[useLocale()]));
  const items = list.status === 'ready' ? list.value.items : nothing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: while the dialog is open the choice of rows stays, and only a reading changes them.
  const rows = useMemo(() => (items.length > 0 ? shown() : nothing), [items]);
  const days = useMemo(() => daysOf(rows), [rows]);
  const unreadable = list.status === 'ready' ? list.value.unreadable : 0;
  const hidden = items.length - rows.length;
  const fileName = fileNameOf(subject, days);
  const refusal = list.status === 'ready' ? (rows.length === 0 ? t('csv.empty') : undefined) : t(`csv.${list.status}`);
  return (
    <Stack space="medium">
      {refusal ? (
        <Text tone="muted">{refusal}</Text>
      ) : (
        <Stack space="none">
          <Text size="body" weight="strong">
            {count(rows.length)}
          </Text>
          {days ? <Text tone="muted">{rangeInWords(days)}</Text> : null}
          {hidden > 0 ? (
            <Text tone="muted" size="small">
              {t('csv.hidden', { rows: hidden })}
            </Text>
          ) : null}
        </Stack>
      )}
      {unreadable > 0 ? (
        <Banner tone="caution" variant="card">
          {t('csv.unreadable', { rows: unreadable })}
        </Banner>
      ) : null}
      {list.status === 'ready' && list.stale ? (
        <Banner tone="caution" variant="card">
          {t('common:stale')}
        </Banner>
      ) : null}
      <RadioCards<CsvDialect>
        label={t('csv.dialect.label')}
        columns="one"
        value={dialect}
        onValueChange={setDialect}
        options={(Object.keys(csvDialects) as CsvDialect[]).map((value) => ({
          value,
          label: t(`csv.dialect.${value}`),
          description: t(`csv.dialect.${value}Text`),
        }))}
      />
      <Text tone="muted" size="small" family="mono">
        {fileName}
      </Text>
      <CsvActions
        fileName={fileName}
        dialect={dialect}
        source={{ rows, columns, note: unreadable > 0 ? t('csv.note', { rows: unreadable }) : undefined }}
        label={t(unreadable > 0 ? 'csv.downloadWithout' : 'csv.download')}
        refusal={refusal}
        onDone={onDone}
      />
    </Stack>
  );
};
