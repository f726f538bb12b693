import { Box } from '@may/ui/components/Box/Box.tsx';
import { articleHrefsFixture } from '@may/ui/patterns/Article/article.fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrivacyPolicyScreen } from './PrivacyPolicyScreen.tsx';

const meta = {
  title: 'Privacy policy',
  component: PrivacyPolicyScreen,
  args: {
    stored: [
      { kind: 'session', place: 'session', keys: ['accessToken', 'isLogin', 'lock_screen'] },
      { kind: 'payments', place: 'local', keys: ['may.attempts', 'may.orders'] },
      { kind: 'zones', place: 'local', keys: ['may.dns.*'] },
      { kind: 'notices', place: 'local', keys: ['may.notices.*'] },
      { kind: 'language', place: 'cookie', keys: ['may_locale'] },
      { kind: 'cache', place: 'cache', keys: [] },
    ],
    hrefs: articleHrefsFixture,
  },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof PrivacyPolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each part of the contents leads to its heading', async () => {
      const contents = canvas.getByRole('navigation', { name: 'Trong trang này' });
      const links = [...contents.querySelectorAll('a')];
      await expect(links).toHaveLength(8);
      for (const link of links) {
        const part = document.getElementById(link.hash.slice(1));
        await expect(part?.querySelector('h2')).toHaveTextContent(String(link.textContent));
      }
    });
  },
};
