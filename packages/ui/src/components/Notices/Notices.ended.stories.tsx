import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { createNotices } from './createNotices.ts';
import { Notices } from './Notices.tsx';
import { sampleNotice } from './noticeSamples.ts';

const meta = {
  title: 'components/Notices/Notices ended',
  component: Notices,
  args: { notices: createNotices(), onFollow: fn() },
  beforeEach: ({ args }) => args.notices.clear,
} satisfies Meta<typeof Notices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EndedRefusal: Story = {
  play: async ({ args: { notices }, step }) => {
    await step('the refusal of a domain leaves the screen when a domain is verified', async () => {
      notices.announce(sampleNotice('customDomainsNotUpdated'));
      await screen.findByRole('alert');
      notices.announce(sampleNotice('customDomainsVerified'));
      // Well before the notice would leave by itself.
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 2_000 });
    });
  },
};
