import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { motion } from '../../theme/motion.ts';
import { radius, weight } from '../../theme/tokens.ts';

export const link = recipe({
  base: {
    borderRadius: radius.small,
    textDecorationLine: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.22em',
    color: vars.color.brand.onSoft,
    textDecorationColor: `color-mix(in oklab, ${vars.color.brand.onSoft} 40%, transparent)`,
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
    transition: `color ${motion.quick}, text-decoration-color ${motion.quick}`,
  },
  variants: {
    standalone: {
      true: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.35em',
        minHeight: 24,
        textDecorationLine: 'none',
        fontWeight: weight.medium,
        selectors: { '&:hover': { textDecorationLine: 'underline' } },
      },
    },
  },
});
