import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { hueOfPage, lightColors, lightShadows } from './tokens.ts';

createGlobalTheme(':root, [data-theme="light"]', vars, {
  color: lightColors(hueOfPage),
  shadow: lightShadows(hueOfPage),
});
globalStyle(':root, [data-theme="light"]', { colorScheme: 'light' });
