import { useTranslation } from 'react-i18next';
import { Table, type TableColumn } from '../components/Table/Table.tsx';
import { Text } from '../components/Text/Text.tsx';
import { flatten } from '../i18n/flatten.ts';
import { fieldFaults } from './fieldFaults.ts';
import { StoryName } from './StoryName.tsx';
import { sampleValues } from './useSampleWords.ts';

/** The sentences at fields, which are no errors of the catalogue. */
export const FaultTable = () => {
  const { t, i18n } = useTranslation();
  const said = Object.entries(fieldFaults).flatMap(([prefix, story]) => {
    const [space = '', start = ''] = prefix.split(':');
    return flatten(i18n.getResourceBundle(i18n.language, space) ?? {}, `${space}:`)
      .filter(([key]) => key === prefix || key.startsWith(`${space}:${start}.`))
      .map(([key]) => ({ key, story }));
  });
  const columns: TableColumn<(typeof said)[number]>[] = [
    {
      id: 'words',
      header: 'Words',
      primary: true,
      rest: true,
      cell: ({ key }) => (t as (key: string, values: object) => string)(key, sampleValues),
    },
    {
      id: 'key',
      header: 'Key',
      cell: ({ key }) => (
        <Text size="small" tone="muted" family="mono">
          {key}
        </Text>
      ),
    },
    { id: 'where', header: 'Where', cell: ({ story }) => <StoryName path={story} /> },
  ];
  return <Table caption="Sentences at fields" columns={columns} rows={said} getRowId={({ key }) => key} />;
};
