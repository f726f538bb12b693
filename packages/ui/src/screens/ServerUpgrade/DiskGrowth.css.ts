import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { motion } from '../../theme/motion.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.small, minWidth: 0 });

/** The largest disk as a track; the present size and the added one fill it from the start. */
export const track = style({
  display: 'flex',
  gap: 2,
  height: space.large,
  overflow: 'hidden',
  borderRadius: radius.small,
  backgroundColor: vars.color.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
});

const fills = {
  kind: {
    present: { backgroundColor: vars.color.brand.base },
    // Stripes tell the added part without its colour.
    added: {
      backgroundColor: vars.color.positive.base,
      backgroundImage: `repeating-linear-gradient(135deg, transparent 0 5px, ${vars.color.positive.soft} 5px 7px)`,
    },
    free: {
      backgroundColor: vars.color.surfaceSunken,
      boxShadow: `inset 0 0 0 1px ${vars.color.borderControl}`,
    },
  },
};

export const fill = recipe({
  base: { flexBasis: 0, minWidth: 2, transition: `flex-grow ${motion.standard}` },
  variants: fills,
});
export const rest = style({ flexBasis: 0, minWidth: 0, transition: `flex-grow ${motion.standard}` });

export const legend = style({
  ...typeStep('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall}px ${space.medium}px`,
  color: vars.color.textMuted,
});
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: space.xsmall });
export const swatch = recipe({ base: { width: 12, height: 12, flexShrink: 0, borderRadius: 3 }, variants: fills });
export const size = style({
  color: vars.color.text,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
