import {
  type LayoutStyle,
  layoutStyles,
  type MenuStyle,
  menuStyles,
} from '../../../../packages/ui/src/theme/shellStyle.ts';

/** Where the main menu stands: as stored, else in a column (spec section 3). */
export const chooseMenuStyle = (stored: string | null): MenuStyle =>
  menuStyles.find((style) => style === stored) ?? menuStyles[0];

/** How wide the shell is: as stored, else as wide as the screen (spec section 3). */
export const chooseLayoutStyle = (stored: string | null): LayoutStyle =>
  layoutStyles.find((style) => style === stored) ?? layoutStyles[0];
