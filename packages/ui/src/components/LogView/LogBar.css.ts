import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { motion } from '../../theme/motion.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  padding: `${space.xsmall}px ${space.small}px`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

/** The search has a row of its own. */
export const search = style({
  position: 'relative',
  flex: '1 1 100%',
  minWidth: 0,
});

export const found = style({
  ...typeStep('small'),
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const download = style({ marginInlineStart: 'auto' });

export const levels = style({
  display: 'flex',
  gap: space.xxsmall,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 4,
  margin: -4,
});

export const level = style({
  ...typeStep('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flexShrink: 0,
  minHeight: 28,
  paddingInline: 10,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.full,
  background: 'none',
  color: vars.color.textMuted,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceSunken },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.brand.base,
      backgroundColor: vars.color.brand.soft,
      color: vars.color.brand.onSoft,
    },
  },
});

export const dots = styleVariants(
  {
    error: vars.color.critical.base,
    warning: vars.color.caution.base,
    info: vars.color.brand.base,
    debug: vars.color.textMuted,
    none: vars.color.borderControl,
  },
  (backgroundColor) => ({ width: 7, height: 7, borderRadius: radius.full, backgroundColor }),
);
