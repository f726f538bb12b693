import { afterEach, expect, it, vi } from 'vitest';
import { chooseAppearance } from './chooseAppearance.ts';
import { readMenuStyle, subscribeToShellStyle } from './shellStyle.ts';

afterEach(() => void vi.unstubAllGlobals());

it('a choice is stored under the specified key, applied to the root and told to the shell', () => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const dataset: Record<string, string> = {};
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  vi.stubGlobal('document', { documentElement: { dataset } });
  const seen: string[] = [];
  const stop = subscribeToShellStyle(() => seen.push(readMenuStyle()));
  chooseAppearance({ menuStyle: 'horizontal' });
  chooseAppearance({ layoutStyle: 'boxed' });
  chooseAppearance({ theme: 'dark' });
  expect(Object.fromEntries(stored)).toEqual({ menu_style: 'horizontal', layout_style: 'boxed', dark_mode: 'dark' });
  expect(dataset).toEqual({ menu: 'horizontal', layout: 'boxed', theme: 'dark' });
  stop();
  chooseAppearance({ menuStyle: 'collapsed' });
  expect(seen).toEqual(['horizontal', 'horizontal']);
});
