import { globalStyle } from '@vanilla-extract/css';
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
    alignItems: 'baseline',
    gap: space.xxsmall,
    padding: `3px ${space.xsmall}px`,
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

/** The text alone sets the baseline of the badge, and the icon keeps its width. */
globalStyle(`${badge.classNames.base} > svg`, { alignSelf: 'center' });
