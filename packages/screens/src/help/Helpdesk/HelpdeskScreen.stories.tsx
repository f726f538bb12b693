import { fixtureNow } from '@may/domain/fixtures';
import { Box } from '@may/ui/components/Box/Box.tsx';
import { articleHrefsFixture } from '@may/ui/patterns/Article/article.fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HelpdeskScreen } from './HelpdeskScreen.tsx';

const meta = {
  title: 'Helpdesk',
  component: HelpdeskScreen,
  args: {
    facts: {
      at: fixtureNow,
      version: 'main-BWq3x1.js',
      page: '/dns/domain/dom_1',
      browser: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
      account: 'usr_1',
    },
    hrefs: articleHrefsFixture,
  },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof HelpdeskScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('the mail link carries the lines that the page shows', async () => {
      const { href } = canvas.getByRole<HTMLAnchorElement>('link', { name: /@/ });
      const body = new URL(href).searchParams.get('body');
      await expect(body?.trim().replaceAll('\r\n', '\n')).toBe(canvasElement.querySelector('pre')?.textContent);
    });
  },
};

export const SignedOut: Story = { args: { facts: { ...meta.args.facts, account: null, page: null } } };
