import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { motion } from '../../theme/motion.ts';
import { layer, radius, space, weight } from '../../theme/tokens.ts';

// Rules by the place of the notices are in `noticeStyles.ts`, which loads with the first notice. These styles load with the page.

export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  display: 'grid',
  outline: 'none',
  '@media': { print: { display: 'none' } },
});

export const toast = style({
  minWidth: 0,
  transition: `opacity ${motion.standard}`,
  // Base UI sets these variables while the customer swipes the notice.
  transform: 'translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0))',
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
    '&[data-limited]': { display: 'none' },
  },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const title = style({ ...typeStep('standard'), fontWeight: weight.strong });

export const text = style({ ...typeStep('small'), color: vars.color.textMuted });

export const action = style({
  ...typeStep('standard'),
  flexShrink: 0,
  minHeight: 32,
  paddingInline: space.small,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: radius.small,
  background: 'none',
  color: vars.color.text,
  fontWeight: weight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken } },
});
