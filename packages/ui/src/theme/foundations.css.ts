import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from './contract.css.ts';
import { motion } from './motion.ts';
import { radius, space } from './tokens.ts';

/** Styles of the Foundations stories; the portal does not ship them. */
const sample = style({ height: 48, borderRadius: radius.small, border: `1px solid ${vars.color.border}` });

const { brand, positive, caution, critical, ...plain } = vars.color;
const meanings = { brand, positive, caution, critical };

export const plainColours = styleVariants(plain, (color) => [sample, { backgroundColor: color }]);

const names = ['brand', 'positive', 'caution', 'critical'] as const;
const fillings = ['base', 'hover', 'soft', 'onSoft'] as const;

export const swatch = recipe({
  base: sample,
  variants: {
    meaning: { brand: {}, positive: {}, caution: {}, critical: {} },
    filling: { base: {}, hover: {}, soft: {}, onSoft: {} },
  },
  compoundVariants: names.flatMap((meaning) =>
    fillings.map((filling) => ({
      variants: { meaning, filling },
      style: { backgroundColor: meanings[meaning][filling] },
    })),
  ),
});

const bar = style({ height: space.medium, minWidth: 1, borderRadius: 2, backgroundColor: vars.color.brand.base });
export const spaceBars = styleVariants(space, (width) => [bar, { width }]);
export const corners = styleVariants(radius, (borderRadius) => [
  {
    width: 96,
    height: 64,
    border: `1px solid ${vars.color.borderControl}`,
    backgroundColor: vars.color.surfaceRaised,
    borderRadius,
  },
]);

const slide = keyframes({ from: { transform: 'translateX(0)' }, to: { transform: 'translateX(240px)' } });
export const movers = styleVariants(motion, (timing) => [
  {
    width: 24,
    height: 24,
    borderRadius: radius.full,
    backgroundColor: vars.color.brand.base,
    animation: `${slide} ${timing} forwards`,
  },
]);
