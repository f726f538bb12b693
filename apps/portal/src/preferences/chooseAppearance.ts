import type { Appearance } from '@may/ui';
import { localStore } from '../storage/createStorage.ts';
import { preferenceKeys } from '../storage/keys.ts';
import { tellChange } from '../storage/watchKeys.ts';
import { chooseTheme } from './theme.ts';

/** Stores choices and applies them at once. */
export const chooseAppearance = ({ theme, menuStyle, layoutStyle }: Partial<Appearance>): void => {
  if (menuStyle) localStore.set(preferenceKeys.menuStyle, menuStyle);
  if (layoutStyle) localStore.set(preferenceKeys.layoutStyle, layoutStyle);
  if (menuStyle || layoutStyle) tellChange(preferenceKeys.menuStyle);
  if (theme) chooseTheme(theme);
};
