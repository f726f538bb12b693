import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { darkColors, darkShadows, hueOfPage } from './tokens.ts';

createGlobalTheme('[data-theme="dark"]', vars, { color: darkColors(hueOfPage), shadow: darkShadows(hueOfPage) });
globalStyle('[data-theme="dark"]', { colorScheme: 'dark' });
