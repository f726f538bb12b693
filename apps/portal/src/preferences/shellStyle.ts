import type { LayoutStyle, MenuStyle } from '@may/ui';
import { localStore } from '../storage/createStorage.ts';
import { preferenceKeys } from '../storage/keys.ts';
import { watchKeys } from '../storage/watchKeys.ts';
import { chooseLayoutStyle, chooseMenuStyle } from './chooseShellStyle.ts';

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
