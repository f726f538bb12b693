import { type Appearance, type LayoutStyle, layoutStyles, type MenuStyle, menuStyles } from '@may/ui';
import { useSyncExternalStore } from 'react';
import { localStore } from '../storage/createStorage.ts';
import { preferenceKeys } from '../storage/keys.ts';
import { notifyWatchers, watchKeys } from '../storage/watchKeys.ts';
import { chooseLayoutStyle, chooseMenuStyle } from './chooseShellStyle.ts';
import { chooseTheme } from './theme.ts';

export const readMenuStyle = (): MenuStyle => chooseMenuStyle(localStore.get(preferenceKeys.menuStyle));
export const readLayoutStyle = (): LayoutStyle => chooseLayoutStyle(localStore.get(preferenceKeys.layoutStyle));

const apply = () => {
  const { dataset } = document.documentElement;
  dataset.menu = readMenuStyle();
  dataset.layout = readLayoutStyle();
};

const keys: readonly string[] = [preferenceKeys.menuStyle, preferenceKeys.layoutStyle];

/** Follows the choices of this and other tabs and applies them to the root; first applies those made while no shell was mounted. */
export const subscribeToShellStyle = (listener: () => void): (() => void) => {
  apply();
  return watchKeys(
    (key) => keys.includes(key),
    () => {
      apply();
      listener();
    },
  );
};

/** The chosen style of the shell; the prerendered page shows the defaults. */
export const useShellStyle = (): Omit<Appearance, 'theme'> => ({
  menuStyle: useSyncExternalStore(subscribeToShellStyle, readMenuStyle, () => menuStyles[0]),
  layoutStyle: useSyncExternalStore(subscribeToShellStyle, readLayoutStyle, () => layoutStyles[0]),
});

/** Stores choices and applies them at once. */
export const chooseAppearance = ({ theme, menuStyle, layoutStyle }: Partial<Appearance>): void => {
  if (menuStyle) localStore.set(preferenceKeys.menuStyle, menuStyle);
  if (layoutStyle) localStore.set(preferenceKeys.layoutStyle, layoutStyle);
  if (menuStyle || layoutStyle) notifyWatchers(preferenceKeys.menuStyle);
  if (theme) chooseTheme(theme);
};
