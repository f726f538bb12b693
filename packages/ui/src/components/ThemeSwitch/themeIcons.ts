import type { ThemeChoice } from '../../theme/theme.ts';
import * as icons from '../Icon/icons.ts';

/** The icon of each theme. */
export const themeIcons: Record<ThemeChoice, icons.IconType> = {
  light: icons.sun,
  dark: icons.moon,
  system: icons.system,
};
