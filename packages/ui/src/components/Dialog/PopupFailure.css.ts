import { style } from '@vanilla-extract/css';
import { floating } from '../../common/floating.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/tokens.ts';

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
