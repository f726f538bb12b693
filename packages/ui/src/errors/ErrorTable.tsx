import { noticeRows } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Badge } from '../components/Badge/Badge.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Table, type TableColumn } from '../components/Table/Table.tsx';
import { Text } from '../components/Text/Text.tsx';
import { type ErrorRow, errorSteps } from './errorRow.ts';
import { StoryName } from './StoryName.tsx';
import { useSampleWords } from './useSampleWords.ts';

/** An error with its code. */
export type CodedError = readonly [code: string, row: ErrorRow];

/** The errors of one gravity. */
export const ErrorTable = ({ shown }: { shown: readonly CodedError[] }) => {
  const words = useSampleWords();
  const { t } = useTranslation('noticeHistory');
  const columns: TableColumn<CodedError>[] = [
    {
      id: 'words',
      header: 'Words',
      primary: true,
      cell: ([code]) => {
        const { title, text } = words(code);
        return (
          <Stack space="xxsmall">
            <Text weight="medium">{title}</Text>
            {text ? <Text size="small">{text}</Text> : null}
            <Text size="small" tone="muted" family="mono">
              {code}
            </Text>
          </Stack>
        );
      },
    },
    { id: 'cause', header: 'Cause', rest: true, cell: ([, { cause }]) => <Text size="small">{cause}</Text> },
    {
      id: 'next',
      header: 'Next step',
      cell: ([, { next, notices }]) => (
        <Stack space="xxsmall">
          {next.map((step) => (
            <Text key={step} size="small">
              {errorSteps[step]}
            </Text>
          ))}
          {[...new Set(notices.flatMap((kind) => noticeRows[kind].remedy ?? []))].map((remedy) => (
            <Text key={remedy} size="small" tone="muted">
              {`Link of the notice: ${t(`remedy.${remedy}`)}`}
            </Text>
          ))}
        </Stack>
      ),
    },
    {
      id: 'where',
      header: 'Where',
      cell: ([, { story, notices }]) => (
        <Stack space="xxsmall">
          <StoryName path={story} />
          {notices.map((kind) => (
            <Badge key={kind}>{`notice ${kind}`}</Badge>
          ))}
        </Stack>
      ),
    },
  ];
  return <Table caption="Errors" columns={columns} rows={shown} getRowId={([code]) => code} />;
};
