import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { toHeldPress } from '../boot/heldPress.ts';
import { markHydrated } from '../boot/hydrated.ts';

const meta = { title: 'Presses before React', render: () => <main data-testid="page" /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Uses the first control of a picture, replaces the picture by the page, and resolves with the names of what was then pressed or typed. */
const follow = async (
  page: HTMLElement,
  drawn: string,
  content: string,
  change?: (picture: HTMLElement) => unknown,
) => {
  page.innerHTML = `<template></template>${drawn}`;
  const first = page.querySelector('button');
  window.heldPress = first ? toHeldPress(first, 'main:has(> template)') : undefined;
  markHydrated();
  change?.(page);
  page.innerHTML = content;
  const heard: string[] = [];
  const hear = ({ type, target }: Event) => {
    const { value, textContent } = target as HTMLInputElement;
    // A radio's own change follows its click.
    if (type === 'change' && !(target as Element).matches('select')) return;
    heard.push(`${type} ${value || textContent}`);
  };
  const types = ['click', 'input', 'change', 'submit'];
  for (const type of types) page.addEventListener(type, hear);
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-hydrated'));
  for (const type of types) page.removeEventListener(type, hear);
  delete document.documentElement.dataset.hydrated;
  window.heldPress = undefined;
  window.changedControls = undefined;
  page.replaceChildren();
  return heard;
};

const opens = (name: string, more = '') => `<button type="button" aria-haspopup="dialog"${more}>${name}</button>`;
const plain = (name: string) => `<button type="button">${name}</button>`;

/** Control of the picture, the page's content, and what the page hears. */
const presses: [result: string, drawn: string, content: string, heard: string[]][] = [
  ['opens the dialog', opens('Thêm tên miền'), plain('Khoá') + opens('Thêm tên miền'), ['click Thêm tên miền']],
  [
    'chooses the tab',
    '<button type="button" role="tab">A</button>',
    '<button type="button" role="tab">A</button>',
    ['click A'],
  ],
  ['presses no button that may send', plain('Thanh toán'), plain('Thanh toán'), []],
  ['submits nothing', '<form><button>Lưu</button></form>', '<form><button>Lưu</button></form>', []],
  ['opens nothing in a form', `<form>${opens('Lưu')}</form>`, `<form>${opens('Lưu')}</form>`, []],
  ['presses no other amount', opens('Trả 100.000'), opens('Trả 200.000'), []],
  ['presses nothing that is refused now', opens('Thêm'), opens('Thêm', ' aria-disabled="true"'), []],
  [
    'closes nothing that is open now',
    opens('Menu', ' aria-expanded="false"'),
    opens('Menu', ' aria-expanded="true"'),
    [],
  ],
  ['presses none of several', opens('Xem'), opens('Xem') + opens('Xem'), []],
  ['presses nothing that cannot be used', opens('Thêm'), `<div inert>${opens('Thêm')}</div>`, []],
];

export const Press: Story = {
  play: async ({ canvas, step }) => {
    const page = canvas.getByTestId('page');
    for (const [result, drawn, content, heard] of presses)
      await step(result, async () => {
        await expect(await follow(page, drawn, content)).toEqual(heard);
      });
    await step('presses no button whose amount changed in the picture after the press', async () => {
      const rename = (picture: HTMLElement) => picture.querySelector('button')?.replaceChildren('Trả 200.000');
      await expect(await follow(page, opens('Trả 100.000'), opens('Trả 200.000'), rename)).toEqual([]);
    });
  },
};

const fields = `<label><input type="radio" name="a" value="500" />500</label><input aria-label="Số tiền" />`;

/** The picture's controls, in the order in which the customer changed them. */
const change = (picture: HTMLElement, ...order: ('radio' | 'text')[]) => {
  const [radio, text] = picture.querySelectorAll('input');
  if (radio) radio.checked = true;
  if (text) text.value = '250';
  window.changedControls = new Set(order.flatMap((kind) => (kind === 'radio' ? radio : text) ?? []));
};

/** Follows a link of the frame while the picture is shown. */
const leave = () => history.pushState(null, '', '/another-page');

export const AnotherPage: Story = {
  play: async ({ canvas, step }) => {
    const page = canvas.getByTestId('page');
    const { href } = location;
    await step('a page that was opened meanwhile gets no press, text or choice of the picture', async () => {
      const press = await follow(page, opens('Thêm'), opens('Thêm'), leave);
      history.replaceState(null, '', href);
      const texts = await follow(page, fields, fields, (picture) => {
        change(picture, 'radio', 'text');
        leave();
      });
      history.replaceState(null, '', href);
      await expect([press, texts]).toEqual([[], []]);
    });
  },
};

export const Changes: Story = {
  play: async ({ canvas, step }) => {
    const page = canvas.getByTestId('page');
    await step('an amount that was typed after the choice of another comes last', async () => {
      const heard = await follow(page, fields, fields, (picture) => change(picture, 'radio', 'text'));
      await expect(heard).toEqual(['click 500', 'input 500', 'input 250']);
    });
    await step('a choice after a typed amount comes last', async () => {
      const heard = await follow(page, fields, fields, (picture) => change(picture, 'text', 'radio'));
      await expect(heard).toEqual(['input 250', 'click 500', 'input 500']);
    });
    await step('a choice that the page no longer has chooses nothing', async () => {
      const heard = await follow(page, fields, fields.replace('>500<', '>600<'), (picture) => change(picture, 'radio'));
      await expect(heard).toEqual([]);
    });
    const filter = (...values: string[]) =>
      `<select aria-label="Loại">${values.map((value) => `<option>${value}</option>`).join('')}</select>`;
    const choose = (picture: HTMLElement) => {
      const list = picture.querySelector('select');
      if (list) list.value = 'Nạp';
      window.changedControls = new Set(list ? [list] : []);
    };
    await step('a choice of a list is made in the same list', async () => {
      const heard = await follow(page, filter('Tất cả', 'Nạp'), filter('Tất cả', 'Nạp'), choose);
      await expect(heard).toEqual(['change Nạp']);
    });
    await step('a choice of a list with other options chooses nothing', async () => {
      const heard = await follow(page, filter('Tất cả', 'Nạp'), filter('Tất cả', 'Thẻ'), choose);
      await expect(heard).toEqual([]);
    });
  },
};
