import './fonts.css';
import './light.css.ts';
import './dark.css.ts';
import './global.css.ts';

/** The themes that a customer can choose; `system` follows the device (spec section 2, Shell). */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
