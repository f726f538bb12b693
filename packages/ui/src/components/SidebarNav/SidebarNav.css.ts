import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { motion } from '../../theme/motion.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.large });

export const heading = style({
  ...typeStep('caption'),
  fontWeight: weight.medium,
  color: vars.color.textMuted,
  paddingInline: space.small,
  paddingBlockEnd: space.xxsmall,
});

export const items = style({ display: 'flex', flexDirection: 'column', gap: 2 });

export const item = style({
  ...typeStep('standard'),
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minHeight: 36,
  paddingInline: space.small,
  paddingBlock: space.xxsmall,
  borderRadius: radius.small,
  color: vars.color.textMuted,
  fontWeight: weight.medium,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.surfaceSunken },
    '&[aria-current]': {
      color: vars.color.brand.onSoft,
      backgroundColor: vars.color.brand.soft,
      fontWeight: weight.strong,
    },
    '&:focus-visible': { outlineOffset: -2 },
  },
});

export const label = style({ flex: 1, minWidth: 0 });

export const badge = style({
  ...typeStep('caption'),
  fontVariantNumeric: 'tabular-nums',
  paddingInline: space.xsmall,
  borderRadius: radius.full,
  color: vars.color.textMuted,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
});
