import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AssumptionsScreen } from './AssumptionsScreen.tsx';
import type { AssumptionRow } from './assumptions.ts';

const row = (id: string, more: Partial<AssumptionRow>): AssumptionRow => ({
  id,
  line: 117,
  call: 'GET /api/dns',
  assumes: 'A domain has no field that the portal needs beyond id, name, active, createdAt and nameserver.',
  standing: 'unseen',
  shapes: [],
  ...more,
});

const meta = {
  component: AssumptionsScreen,
  args: {
    hrefs: { home: '#home' },
    rows: [
      row('customerName', {
        line: 107,
        call: 'GET /api/v1/auth/me',
        assumes: 'The customer may have a name, which is a text; without it the portal shows the e-mail address.',
        standing: 'held',
      }),
      row('domainFields', { standing: 'odd', shapes: ['2 further fields', '1 further field'] }),
      row('recordChanges', {
        line: 88,
        call: 'PUT /api/dns/{id}/records/{recordId}',
        assumes:
          'The provider changes a record by PUT; without the call the portal says so before anything is applied.',
        standing: 'not held',
      }),
      row('refusals', {
        line: 206,
        call: 'any',
        assumes: 'A refusal says its reason in `message`, a text or a list of texts.',
        standing: 'mixed',
      }),
      row('logAddress', {
        line: 171,
        call: 'GET /api/wp/{id}/log',
        assumes: 'The address of a log is the result itself, or stands in it at url, wsUrl, socket or address.',
      }),
      row('mariadbPrice', {
        line: 249,
        call: null,
        assumes: 'A MariaDB disk costs as much as an SSD disk: 4,000 dong per GB a month.',
        standing: 'unseeable',
      }),
    ],
  },
} satisfies Meta<typeof AssumptionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each standing is said in a word, and an odd answer by its shape alone', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(7);
      await expect(canvas.getByText(/2 further fields, 1 further field/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Chép dạng văn bản' })).toBeEnabled();
    });
  },
};

export const NothingSeen: Story = {
  args: { rows: meta.args.rows.map((each) => ({ ...each, standing: 'unseen', shapes: [] })) },
};
