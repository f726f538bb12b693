import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import { Badge } from '../components/Badge/Badge.tsx';
import { Table, type TableColumn } from '../components/Table/Table.tsx';
import { errorCatalogue } from './errorCatalogue.ts';

type Row = [code: string, gravity: string];

/** The title and text of each error, or its sentence, in the language of the toolbar; placeholders stand as they are. */
const ErrorTable = () => {
  const { t, i18n } = useTranslation();
  const say = (key: string) =>
    (t as (key: string, options: object) => string)(key, { count: 3, skipInterpolation: true });
  const columns: TableColumn<Row>[] = [
    { id: 'code', header: 'Code', primary: true, cell: ([code]) => code },
    { id: 'gravity', header: 'Gravity', cell: ([, gravity]) => <Badge>{gravity}</Badge> },
    {
      id: 'words',
      header: 'Words',
      cell: ([code]) => (i18n.exists(`${code}.text`) ? `${say(`${code}.title`)} ${say(`${code}.text`)}` : say(code)),
    },
  ];
  return <Table caption="Errors" columns={columns} rows={Object.entries(errorCatalogue)} getRowId={([code]) => code} />;
};

const meta = { title: 'Errors', component: ErrorTable, parameters: { layout: 'padded' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllErrors: Story = {
  play: async ({ canvas, step }) => {
    await step('each error has its code, and words in place of keys', async () => {
      for (const code of Object.keys(errorCatalogue)) await expect(canvas.getByText(code)).toBeVisible();
      await expect(canvas.queryByText(/(?:^|[\s.:])\w+\.(?:title|text)\b/)).toBeNull();
    });
  },
};
