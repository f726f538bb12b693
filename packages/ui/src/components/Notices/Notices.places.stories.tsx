import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import shell from '../AppShell/AppShell.stories.tsx';
import { AppShell } from '../AppShell/AppShell.tsx';
import { Button } from '../Button/Button.tsx';
import { Money } from '../Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { createNotices } from './createNotices.ts';
import { Notices } from './Notices.tsx';
import { longText as long, longNotice, sampleNotice } from './noticeSamples.ts';

/** Thirty rows, each with a figure and a button, so that something stands everywhere. */
const rows = Array.from({ length: 30 }, (_, index) => index + 1);

const meta = {
  title: 'components/Notices/Notices places',
  component: Notices,
  parameters: shell.parameters,
  args: { notices: createNotices(), onFollow: fn() },
  beforeEach: ({ args }) => args.notices.clear,
  render: ({ notices, onFollow }) => (
    <>
      <AppShell navigation={shell.args.navigation} controls={shell.args.controls}>
        <Stack>
          {rows.map((row) => (
            <Button key={row} variant="outline" stretch>
              <Money value={{ amount: row * 10_000, currency: 'VND' }} />
            </Button>
          ))}
        </Stack>
      </AppShell>
      <Notices notices={notices} onFollow={onFollow} />
    </>
  ),
} satisfies Meta<typeof Notices>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: Element) => element.getBoundingClientRect();
const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const BesideTheBell: Story = {
  args: { notices: createNotices() },
  play: async ({ args: { notices }, canvas, step }) => {
    const [first] = canvas.getAllByRole('button', { name: /10\.000/ });
    if (!first) throw new Error('The page has a button with 10.000 đ.');
    const before = boxOf(first);
    notices.announce(sampleNotice('invoice.payment_failed', { page: 'invoices' }));
    const alert = await screen.findByRole('alert');
    await step('the notice stands in the bar and covers no button and no link', async () => {
      await waitFor(() => expect(boxOf(alert).bottom).toBeLessThan(boxOf(canvas.getByRole('banner')).bottom));
      const things = [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')];
      await expect(things.filter((thing) => meet(boxOf(thing), boxOf(alert)))).toEqual([]);
    });
    await step('nothing has moved', async () => {
      await expect(boxOf(first)).toEqual(before);
    });
  },
};

export const LongText: Story = {
  args: { notices: createNotices() },
  play: async ({ args: { notices }, userEvent, step }) => {
    notices.announce(longNotice);
    await step('a long text is cut on its line, and a press shows all of it', async () => {
      const text = await screen.findByText(long, { exact: false });
      const unfold = await screen.findByRole('button', { name: 'Xem đầy đủ thông báo' });
      await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
      await userEvent.click(unfold);
      await waitFor(() => expect(text.scrollWidth).toBe(text.clientWidth));
    });
  },
};
