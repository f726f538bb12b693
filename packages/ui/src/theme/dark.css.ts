import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { darkColors, darkShadows } from './tokens.ts';

createGlobalTheme('[data-theme="dark"]', vars, { color: darkColors, shadow: darkShadows });
globalStyle('[data-theme="dark"]', { colorScheme: 'dark' });
