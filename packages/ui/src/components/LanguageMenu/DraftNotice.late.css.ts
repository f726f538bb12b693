import { style } from '@vanilla-extract/css';
import { floating } from '../../common/floating.css.ts';
import { barRoom } from '../../theme/noticeRoom.ts';
import { layer, space } from '../../theme/tokens.ts';

/** In a corner above the page and above its bar: it covers no heading and no button that pays. */
export const root = style([
  floating,
  {
    position: 'fixed',
    insetInlineEnd: space.xsmall,
    insetBlockEnd: `calc(var(${barRoom}, 0px) + ${space.xsmall}px)`,
    zIndex: layer.sticky,
    maxWidth: `min(360px, calc(100vw - 2 * ${space.xsmall}px))`,
    padding: space.small,
    '@media': { print: { display: 'none' } },
  },
]);
