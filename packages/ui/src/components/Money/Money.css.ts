import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { weight } from '../../theme/tokens.ts';

export const money = recipe({
  base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  variants: {
    size: {
      inherit: {},
      small: typeStep('small'),
      title: { ...typeStep('title'), fontWeight: weight.strong, letterSpacing: '-0.01em' },
      // The window's width limits the size, so that a large font setting does not make the amount wider than a phone.
      display: {
        ...typeStep('display'),
        fontSize: 'min(2rem, 10vw)',
        fontWeight: weight.bold,
        letterSpacing: '-0.02em',
        whiteSpace: 'normal',
        overflowWrap: 'break-word',
      },
    },
    tone: {
      neutral: {},
      positive: { color: vars.color.positive.base },
      critical: { color: vars.color.critical.base },
    },
    strong: { true: { fontWeight: weight.strong } },
  },
  defaultVariants: { size: 'inherit', tone: 'neutral' },
});

/** A fixed width: a table measures its columns without an icon that can shrink. */
export const arrow = style({ display: 'inline-flex', width: 16, verticalAlign: '-0.18em', marginInlineEnd: '0.3em' });

export const label = recipe({
  base: { marginInlineStart: '0.28em' },
  variants: {
    size: {
      inherit: {},
      small: {},
      title: { fontSize: '0.7em', fontWeight: weight.medium, color: vars.color.textMuted, letterSpacing: 0 },
      display: { fontSize: '0.56em', fontWeight: weight.medium, color: vars.color.textMuted, letterSpacing: 0 },
    },
  },
  defaultVariants: { size: 'inherit' },
});
