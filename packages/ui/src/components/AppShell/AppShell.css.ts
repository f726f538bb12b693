import { fallbackVar, style } from '@vanilla-extract/css';
import { barsHeight, boxInset } from '../../common/shellVars.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { noticeRoom } from '../../theme/noticeRoom.ts';
import { inLayout, inMenu } from '../../theme/shellStyle.ts';
import {
  boxWidth,
  contentWidth,
  iconMenuWidth,
  layer,
  menuRowHeight,
  radius,
  sideMenuWidth,
  space,
  topBarHeight,
  weight,
} from '../../theme/tokens.ts';

const inset = fallbackVar(boxInset, '0px');

export const root = style({
  vars: { [barsHeight]: `${topBarHeight}px` },
  '@media': {
    [media.desktop]: {
      selectors: {
        [inMenu('horizontal')]: { vars: { [barsHeight]: `${topBarHeight + menuRowHeight}px` } },
        [inLayout('boxed')]: { vars: { [boxInset]: `max(0px, (100% - ${boxWidth}px) / 2)` } },
      },
    },
  },
});

export const skip = style({
  ...typeStep('standard'),
  position: 'fixed',
  zIndex: layer.skipLink,
  insetInlineStart: space.small,
  top: space.xsmall,
  padding: `${space.xsmall}px ${space.medium}px`,
  borderRadius: radius.small,
  backgroundColor: vars.color.brand.base,
  color: vars.color.brand.on,
  fontWeight: weight.strong,
  textDecoration: 'none',
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});

// The frame is sticky, not the bar inside: a sticky element moves only within its parent.
export const bar = style({ position: 'sticky', top: 0, zIndex: layer.sticky });

export const columns = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `${sideMenuWidth}px minmax(0, 1fr)`,
      marginInline: inset,
      selectors: {
        [inMenu('collapsed')]: { gridTemplateColumns: `${iconMenuWidth}px minmax(0, 1fr)` },
        // The line below the menu row crosses the whole screen; the padding of the row keeps its content inside the box.
        [inMenu('horizontal')]: { display: 'block', marginInline: 0 },
      },
    },
  },
});

export const page = style({ minWidth: 0 });

export const main = style({
  maxWidth: contentWidth + 2 * space.xlarge,
  marginInline: 'auto',
  padding: `${space.medium}px ${space.medium}px ${noticeRoom}`,
  outline: 'none',
  scrollMarginTop: barsHeight,
  '@media': {
    [media.tablet]: { padding: `${space.large}px ${space.large}px ${noticeRoom}` },
    [media.desktop]: { padding: `${space.xlarge}px ${space.xlarge}px ${noticeRoom}` },
  },
});
