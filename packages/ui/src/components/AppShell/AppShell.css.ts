import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { motion } from '../../theme/motion.ts';
import { contentWidth, layer, radius, sideMenuWidth, space, topBarHeight, weight } from '../../theme/tokens.ts';

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

// The frame that sticks: inside it the bar itself would have nowhere to go.
export const bar = style({ position: 'sticky', top: 0, zIndex: layer.sticky });

export const columns = style({
  '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: `${sideMenuWidth}px minmax(0, 1fr)` } },
});

/** One element twice: a column beside the content, and below 991 px the browser's own popover. */
export const menu = style({
  position: 'fixed',
  inset: 0,
  insetInlineEnd: 'auto',
  width: `min(${sideMenuWidth + space.xlarge}px, 84vw)`,
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: space.small,
  border: 0,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  transition: `transform ${motion.standard}, display ${motion.standard} allow-discrete, overlay ${motion.standard} allow-discrete`,
  selectors: {
    '&:not(:popover-open)': { transform: 'translateX(-100%)' },
    '&::backdrop': { backgroundColor: vars.color.overlay },
  },
  '@starting-style': { transform: 'translateX(-100%)' },
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      top: topBarHeight,
      width: 'auto',
      height: `calc(100dvh - ${topBarHeight}px)`,
      paddingBlock: space.medium,
      transition: 'none',
      selectors: { '&:not(:popover-open)': { transform: 'none' } },
    },
  },
});

export const menuHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 40,
  paddingInlineStart: space.small,
  marginBlockEnd: space.small,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const page = style({ minWidth: 0 });

export const main = style({
  maxWidth: contentWidth + 2 * space.xlarge,
  marginInline: 'auto',
  padding: space.medium,
  paddingBlockEnd: space.xxlarge,
  outline: 'none',
  scrollMarginTop: topBarHeight,
  '@media': { [media.tablet]: { padding: space.large }, [media.desktop]: { padding: space.xlarge } },
});
