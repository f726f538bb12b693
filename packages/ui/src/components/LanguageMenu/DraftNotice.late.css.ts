import { style } from '@vanilla-extract/css';
import { floating } from '../../common/floating.css.ts';
import { layer, space } from '../../theme/tokens.ts';

/** In a corner above the page: it covers no heading and no form. */
export const root = style([
  floating,
  {
    position: 'fixed',
    insetInlineEnd: space.medium,
    insetBlockEnd: space.medium,
    zIndex: layer.popup,
    maxWidth: `min(360px, calc(100vw - 2 * ${space.medium}px))`,
    padding: space.medium,
  },
]);
