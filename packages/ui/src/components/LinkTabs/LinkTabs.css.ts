import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { motion } from '../../theme/motion.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

/** Scrolls sideways on a phone, because tabs must not wrap. */
export const list = style({
  display: 'flex',
  gap: space.large,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${vars.color.border}`,
});

export const tab = style({
  ...typeStep('standard'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  flexShrink: 0,
  minHeight: 44,
  paddingInline: space.xxsmall,
  borderBlockEnd: '2px solid transparent',
  color: vars.color.textMuted,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  transition: `color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current]': { color: vars.color.text, borderColor: vars.color.brand.base },
    '&:focus-visible': { outlineOffset: -2, borderRadius: radius.small },
  },
});
