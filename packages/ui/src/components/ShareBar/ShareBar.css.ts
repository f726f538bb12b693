import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { motion } from '../../theme/motion.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.medium, minWidth: 0 });

export const bar = style({
  display: 'flex',
  gap: 2,
  height: space.xsmall,
  overflow: 'hidden',
  borderRadius: radius.full,
  backgroundColor: vars.color.surfaceSunken,
});

const fills = {
  tone: {
    neutral: { backgroundColor: vars.color.borderControl },
    brand: { backgroundColor: vars.color.brand.base },
    positive: { backgroundColor: vars.color.positive.base },
    caution: { backgroundColor: vars.color.caution.base },
    critical: { backgroundColor: vars.color.critical.base },
  },
};

export const part = recipe({
  base: { flexBasis: 0, minWidth: 3, transition: `flex-grow ${motion.standard}` },
  variants: fills,
});

export const lines = style({ ...typeStep('standard'), display: 'flex', flexDirection: 'column', gap: space.xsmall });
export const line = style({ display: 'flex', alignItems: 'baseline', gap: space.small, minWidth: 0 });
export const swatch = recipe({
  base: { flexShrink: 0, alignSelf: 'flex-start', width: 10, height: 10, marginBlockStart: 6, borderRadius: 3 },
  variants: fills,
});
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({
  ...typeStep('small'),
  display: 'block',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const value = style({
  flexShrink: 0,
  maxWidth: '55%',
  textAlign: 'end',
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
