import type { Announcement } from '@may/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { barRoom, noticeRoom } from '../../private/noticeRoom.ts';
import shell from '../AppShell/AppShell.stories.tsx';
import { AppShell } from '../AppShell/AppShell.tsx';
import { Button } from '../Button/Button.tsx';
import { Money } from '../Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { createNotices } from './createNotices.ts';
import { Notices } from './Notices.tsx';
import { sampleNotice } from './noticeSamples.ts';

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
const regionOf = () => screen.findByRole('region', { name: 'Thông báo' });
const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const long = 'Ngân hàng từ chối giao dịch vì thẻ chưa được đăng ký thanh toán trực tuyến. '.repeat(4).trim();
const longNotice: Announcement = { kind: 'defaultCardUnchanged', subject: { serverMessage: long }, remedy: null };

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

export const Strip: Story = {
  args: { notices: createNotices() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args: { notices }, canvas, step }) => {
    notices.announce(longNotice);
    const region = await regionOf();
    await step('a phone has a strip from side to side at its lower edge, with two lines of a long text', async () => {
      await waitFor(() => expect(boxOf(region).bottom).toBe(window.innerHeight));
      await expect(boxOf(region).width).toBe(window.innerWidth);
      await within(region).findByRole('button', { name: 'Xem đầy đủ thông báo' });
    });
    await step('its two buttons stand after the words', async () => {
      const text = boxOf(await within(region).findByText(long, { exact: false }));
      const starts = within(region)
        .getAllByRole('button')
        .map((button) => boxOf(button).left);
      await expect(starts.map((start) => start >= text.right)).toEqual([true, true]);
    });
    await step('a bar at the lower edge of the page is told to stand above the strip', async () => {
      await waitFor(() =>
        expect(document.documentElement.style.getPropertyValue(noticeRoom)).toBe(`${boxOf(region).height}px`),
      );
    });
    await step(
      'it follows another height of the strip at once, and the focus stays clear of strip and bar',
      async () => {
        const { style } = document.documentElement;
        const before = style.getPropertyValue(noticeRoom);
        const rooms: string[] = [];
        const watch = new MutationObserver(() => rooms.push(style.getPropertyValue(noticeRoom)));
        watch.observe(document.documentElement, { attributeFilter: ['style'] });
        notices.announce(sampleNotice('invoice.payment_failed'));
        await waitFor(() => expect([before, '']).not.toContain(style.getPropertyValue(noticeRoom)));
        watch.disconnect();
        await expect(rooms).not.toContain('');
        await waitFor(() => expect(style.getPropertyValue(noticeRoom)).toBe(`${region.offsetHeight}px`));
        style.setProperty(barRoom, '96px');
        await expect(getComputedStyle(document.documentElement).scrollPaddingBottom).toBe(
          `${region.offsetHeight + 96}px`,
        );
        style.removeProperty(barRoom);
      },
    );
    await step('the page is measured after a transition of the menu, and after no other one', async () => {
      const measured = spyOn(document, 'querySelectorAll');
      const end = () => new TransitionEvent('transitionend', { bubbles: true, propertyName: 'transform' });
      canvas.getByRole('button', { name: /300\.000/ }).dispatchEvent(end());
      await expect(measured).not.toHaveBeenCalled();
      document.querySelector('nav[popover]')?.dispatchEvent(end());
      await expect(measured).toHaveBeenCalled();
      measured.mockRestore();
    });
    await step('the last button of the page can be scrolled clear of the strip', async () => {
      const last = canvas.getByRole('button', { name: /300\.000/ });
      // Again after each change of the strip's height, which the room at the end of the page follows a frame later.
      await waitFor(() => {
        last.scrollIntoView({ block: 'nearest' });
        expect(boxOf(last).bottom).toBeLessThanOrEqual(boxOf(region).top);
      });
    });
  },
};
