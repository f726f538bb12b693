import { type Appearance, layoutStyles, menuStyles } from '@may/ui';
import { localStore } from '../storage/createStorage.ts';
import { preferenceKeys } from '../storage/keys.ts';
import { tellChange } from '../storage/watchKeys.ts';
import { chooseTheme } from './theme.ts';

/** The appearance of a new visitor (spec section 9, Defaults). */
const usual: Appearance = { theme: 'light', menuStyle: menuStyles[0], layoutStyle: layoutStyles[0] };

/** Stores choices and applies them at once. */
export const chooseAppearance = ({ theme, menuStyle, layoutStyle }: Partial<Appearance>): void => {
  if (menuStyle) localStore.set(preferenceKeys.menuStyle, menuStyle);
  if (layoutStyle) localStore.set(preferenceKeys.layoutStyle, layoutStyle);
  if (menuStyle || layoutStyle) tellChange(preferenceKeys.menuStyle);
  if (theme) chooseTheme(theme);
};

export const resetAppearance = (): void => chooseAppearance(usual);
