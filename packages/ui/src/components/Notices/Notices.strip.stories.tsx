import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { barRoom, noticeRoom } from '../../private/noticeRoom.ts';
import { createNotices } from './createNotices.ts';
import places from './Notices.places.stories.tsx';
import { Notices } from './Notices.tsx';
import { longText as long, longNotice, sampleNotice } from './noticeSamples.ts';

const meta = {
  ...places,
  title: 'components/Notices/Notices strip',
  component: Notices,
} satisfies Meta<typeof Notices>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: Element) => element.getBoundingClientRect();
const regionOf = () => screen.findByRole('region', { name: 'Thông báo' });

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
