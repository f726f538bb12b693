import './fonts.css';
import './light.css.ts';
import './dark.css.ts';
import './global.css.ts';

/** What a customer may choose; `system` follows the device (spec section 2, Shell). */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
