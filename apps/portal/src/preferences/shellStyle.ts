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

const listeners = new Set<() => void>();

/** Shows this tab's choices, which are already stored; other tabs hear of them from the browser. */
export const showShellStyle = (): void => {
  for (const follow of listeners) follow();
};

/** Follows the choices of this and other tabs and applies them to the root; first applies those made while no shell was mounted. */
export const subscribeToShellStyle = (listener: () => void): (() => void) => {
  const follow = () => {
    apply();
    listener();
  };
  apply();
  listeners.add(follow);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(follow);
    window.removeEventListener('storage', follow);
  };
};
