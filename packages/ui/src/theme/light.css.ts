import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { lightColors, lightShadows } from './tokens.ts';

createGlobalTheme(':root, [data-theme="light"]', vars, { color: lightColors, shadow: lightShadows });
globalStyle(':root, [data-theme="light"]', { colorScheme: 'light' });
