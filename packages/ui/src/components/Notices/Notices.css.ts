import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { motion } from '../../theme/motion.ts';
import { layer, radius, space, topBarHeight, weight } from '../../theme/tokens.ts';

/** On a phone below the top bar, so that the bell and the user menu stay in reach; from the tablet up in the lower corner. */
export const viewport = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInline: space.small,
  insetBlockStart: `calc(${topBarHeight + space.xsmall}px + env(safe-area-inset-top))`,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  outline: 'none',
  '@media': {
    [media.tablet]: {
      inset: `auto ${space.large}px ${space.large}px auto`,
      width: 376,
    },
  },
});

export const toast = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.large,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  transition: `opacity ${motion.standard}, transform ${motion.standard}`,
  // Base UI sets these variables while the customer swipes the toast.
  transform: 'translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0))',
  selectors: {
    '&[data-starting-style]': { opacity: 0, transform: 'translateY(12px)' },
    '&[data-ending-style]': { opacity: 0 },
    // A phone shows the newest notice alone; the bell lists all of them.
    '&[data-limited], &:not(:first-child)': { display: 'none' },
  },
  '@media': { [media.tablet]: { selectors: { '&:not(:first-child):not([data-limited])': { display: 'block' } } } },
});

export const content = style({
  display: 'flex',
  gap: space.small,
  padding: space.small,
  alignItems: 'flex-start',
  '@media': { [media.tablet]: { padding: space.medium } },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
});

export const title = style({ ...typeStep('standard'), fontWeight: weight.strong });

export const text = style({ ...typeStep('small'), color: vars.color.textMuted });

export const action = style({
  ...typeStep('standard'),
  alignSelf: 'flex-start',
  minHeight: 32,
  marginTop: space.xsmall,
  paddingInline: space.small,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: radius.small,
  background: 'none',
  color: vars.color.text,
  fontWeight: weight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken } },
});

export const close = style({
  display: 'inline-flex',
  padding: space.xsmall,
  margin: -space.xsmall,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text, backgroundColor: vars.color.surfaceSunken } },
});
