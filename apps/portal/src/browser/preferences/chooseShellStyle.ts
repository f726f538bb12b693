import {
  type LayoutStyle,
  layoutStyles,
  type MenuStyle,
  menuStyles,
} from '../../../../../packages/ui/src/theme/shellStyle.ts';

/** The place of the main menu: as stored, else a column (spec section 3). */
export const chooseMenuStyle = (stored: string | null): MenuStyle =>
  menuStyles.find((style) => style === stored) ?? menuStyles[0];

/** The width of the shell: as stored, else the whole screen (spec section 3). */
export const chooseLayoutStyle = (stored: string | null): LayoutStyle =>
  layoutStyles.find((style) => style === stored) ?? layoutStyles[0];
