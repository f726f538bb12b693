import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

const soft = ({ soft: backgroundColor, onSoft: color }: { soft: string; onSoft: string }) => ({
  backgroundColor,
  color,
});

export const badge = recipe({
  base: {
    ...typeStep('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxsmall,
    minHeight: 24,
    paddingInline: space.xsmall,
    borderRadius: radius.small,
    fontWeight: weight.medium,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { backgroundColor: vars.color.surfaceSunken, color: vars.color.textMuted },
      brand: soft(vars.color.brand),
      positive: soft(vars.color.positive),
      caution: soft(vars.color.caution),
      critical: soft(vars.color.critical),
    },
  },
  defaultVariants: { tone: 'neutral' },
});
