import { createThemeContract } from '@vanilla-extract/css';
import { hueOfPage, lightColors, lightShadows } from './tokens.ts';

/** Each value that differs between light and dark; a theme that lacks one does not compile. */
export const vars = createThemeContract({ color: lightColors(hueOfPage), shadow: lightShadows(hueOfPage) });
