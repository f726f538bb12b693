import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

/** The colour of a tone's icon. */
export const toneSign = recipe({
  base: { flexShrink: 0 },
  variants: {
    tone: {
      neutral: { color: vars.color.textMuted },
      brand: { color: vars.color.brand.base },
      positive: { color: vars.color.positive.base },
      caution: { color: vars.color.caution.base },
      critical: { color: vars.color.critical.base },
    },
  },
});
