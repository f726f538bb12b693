import { createThemeContract } from '@vanilla-extract/css';
import { lightColors, lightShadows } from './tokens.ts';

/** Every value that changes between light and dark; a theme that leaves one out does not compile. */
export const vars = createThemeContract({ color: lightColors, shadow: lightShadows });
