import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseAppearance, readLayoutStyle, readMenuStyle, subscribeToShellStyle } from './shellStyle.ts';

const stored: Record<string, string> = {};
const store = (menu: string, layout: string) => Object.assign(stored, { menu_style: menu, layout_style: layout });

const openTab = () => {
  const dataset: Record<string, string> = {};
  const localStorage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(stored, { [key]: value }),
  };
  const tab = Object.assign(new EventTarget(), { localStorage });
  vi.stubGlobal('window', tab);
  vi.stubGlobal('document', { documentElement: { dataset } });
  return {
    dataset,
    otherTabStores: () => tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'menu_style' })),
  };
};

afterEach(() => {
  for (const key of Object.keys(stored)) delete stored[key];
});

describe('the style of the shell', () => {
  it.each([
    ['collapsed', 'boxed'],
    ['horizontal', 'full'],
  ])('is %s and %s if that is stored', (menu, layout) => {
    openTab();
    store(menu, layout);
    expect([readMenuStyle(), readLayoutStyle()]).toEqual([menu, layout]);
  });

  it('is a column menu over the whole width if anything else is stored', () => {
    for (const value of [null, '', 'Collapsed', '"boxed"', 'toString']) {
      for (const key of Object.keys(stored)) delete stored[key];
      openTab();
      if (value !== null) store(value, value);
      expect.soft([readMenuStyle(), readLayoutStyle()], String(value)).toEqual(['vertical', 'full']);
    }
  });

  it('follows another tab’s choice, on the root first, until the last listener leaves', () => {
    const { dataset, otherTabStores } = openTab();
    const seen: (string | undefined)[] = [];
    dataset.menu = 'collapsed';
    const stop = subscribeToShellStyle(() => seen.push(dataset.menu));
    expect(dataset).toEqual({ menu: 'vertical', layout: 'full' });
    store('horizontal', 'boxed');
    otherTabStores();
    expect(dataset).toEqual({ menu: 'horizontal', layout: 'boxed' });
    stop();
    store('collapsed', 'full');
    otherTabStores();
    expect([seen, dataset.menu]).toEqual([['horizontal'], 'horizontal']);
  });
});

it('a choice is stored under the specified key, applied to the root and told to the shell', () => {
  const { dataset } = openTab();
  const seen: string[] = [];
  const stop = subscribeToShellStyle(() => seen.push(readMenuStyle()));
  chooseAppearance({ menuStyle: 'horizontal' });
  chooseAppearance({ layoutStyle: 'boxed' });
  chooseAppearance({ theme: 'dark' });
  expect(stored).toEqual({ menu_style: 'horizontal', layout_style: 'boxed', dark_mode: 'dark' });
  expect(dataset).toEqual({ menu: 'horizontal', layout: 'boxed', theme: 'dark' });
  stop();
  chooseAppearance({ menuStyle: 'collapsed' });
  expect(seen).toEqual(['horizontal', 'horizontal']);
});
