import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/tokens.ts';
import { floating } from './floating.css.ts';

export const root = style([
  floating,
  {
    width: `calc(100% - ${2 * space.large}px)`,
    maxWidth: 460,
    margin: 'auto',
    padding: space.large,
    '::backdrop': { backgroundColor: vars.color.overlay },
  },
]);
