import type { NoticeKind } from '@may/domain/bell/notice.ts';
import { noticeRemedies } from '@may/domain/bell/noticeRemedies.ts';
import { noticeDuration } from '@may/domain/limits.ts';
import { Badge } from '@may/ui/components/Badge/Badge.tsx';
import { Table, type TableColumn } from '@may/ui/components/Table/Table.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import { sampleNotice } from './noticeSamples.fixtures.ts';
import { noticeKinds, staysOpen, useNoticeWords } from './noticeWords.ts';

/** Every event and every error that is told, with its words in the language of the toolbar; all from the tables of the code. */
const NoticeCatalogue = () => {
  const samples = noticeKinds.map((kind) => sampleNotice(kind));
  const tell = useNoticeWords(samples);
  const { t } = useTranslation('noticeHistory');
  const told = (kind: NoticeKind) => tell(sampleNotice(kind));
  const columns: TableColumn<NoticeKind>[] = [
    { id: 'kind', header: 'Kind', primary: true, cell: (kind) => kind },
    { id: 'title', header: 'Title', cell: (kind) => told(kind).title },
    { id: 'text', header: 'Text', cell: (kind) => told(kind).text ?? '–' },
    { id: 'type', header: 'Type', cell: (kind) => <Badge tone={told(kind).tone}>{told(kind).tone}</Badge> },
    {
      id: 'time',
      header: 'On screen',
      cell: (kind) => (staysOpen(sampleNotice(kind)) ? 'until closed' : `${noticeDuration} ms`),
    },
    {
      id: 'remedy',
      header: 'Remedy',
      cell: (kind) => {
        const remedy = noticeRemedies[kind];
        return remedy ? t(`remedy.${remedy}`) : '–';
      },
    },
  ];
  return <Table caption="Notices" columns={columns} rows={noticeKinds} getRowId={(kind) => kind} />;
};

const meta = {
  title: 'Notices/Catalogue',
  component: NoticeCatalogue,
} satisfies Meta<typeof NoticeCatalogue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllNotices: Story = {
  play: async ({ canvas, step }) => {
    await step('the table has a row for each kind, and no key in place of words', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(noticeKinds.length + 1);
      await expect(canvas.queryByText(/^\w+[:.]\w+(\.\w+)*\.(title|text)$/)).toBeNull();
    });
  },
};
