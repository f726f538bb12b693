import { type ThemeChoice, themeChoices } from '@may/ui';
import { useSyncExternalStore } from 'react';
import { localStore } from '../storage/createStorage.ts';
import { preferenceKeys } from '../storage/keys.ts';
import { notifyWatchers, watchKeys } from '../storage/watchKeys.ts';

const themeKey = preferenceKeys.theme;

const isThemeChoice = (value: unknown): value is ThemeChoice => themeChoices.some((choice) => choice === value);

const readTheme = (): ThemeChoice => {
  const stored = localStore.get(themeKey);
  return isThemeChoice(stored) ? stored : 'light';
};

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const apply = () => {
  const choice = readTheme();
  const dark = choice === 'system' ? systemIsDark().matches : choice === 'dark';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
};

/** Stores the choice and applies it at once. */
export const chooseTheme = (choice: ThemeChoice): void => {
  localStore.set(themeKey, choice);
  apply();
  notifyWatchers(themeKey);
};

/** Follows the device while the choice is `system`, and other tabs' choices. */
export const followTheme = (): void => {
  systemIsDark().addEventListener('change', apply);
  subscribeToTheme(apply);
};

const subscribeToTheme = (listener: () => void): (() => void) => watchKeys((key) => key === themeKey, listener);

/** The chosen theme; the prerendered page shows the default. */
export const useTheme = (): ThemeChoice => useSyncExternalStore(subscribeToTheme, readTheme, () => 'light');
