import type { LayoutStyle, MenuStyle } from '@may/ui';
import { localStore } from '../storage/createStorage.ts';
import { preferenceKeys } from '../storage/keys.ts';
import { chooseLayoutStyle, chooseMenuStyle } from './chooseShellStyle.ts';

export const readMenuStyle = (): MenuStyle => chooseMenuStyle(localStore.get(preferenceKeys.menuStyle));
export const readLayoutStyle = (): LayoutStyle => chooseLayoutStyle(localStore.get(preferenceKeys.layoutStyle));

const apply = () => {
  const { dataset } = document.documentElement;
  dataset.menu = readMenuStyle();
  dataset.layout = readLayoutStyle();
};

/** Follows other tabs' choices and applies them to the root; first applies those made while no shell was mounted. */
export const subscribeToShellStyle = (listener: () => void): (() => void) => {
  const follow = () => {
    apply();
    listener();
  };
  apply();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};
