import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fontFamily, typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { weight } from '../../theme/tokens.ts';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const text = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: {
    size: {
      small: typeStep('small'),
      standard: typeStep('standard'),
      body: typeStep('body'),
    },
    tone: {
      neutral: { color: vars.color.text },
      muted: { color: vars.color.textMuted },
      positive: { color: vars.color.positive.base },
      caution: { color: vars.color.caution.base },
      critical: { color: vars.color.critical.base },
    },
    weight: {
      regular: { fontWeight: weight.regular },
      medium: { fontWeight: weight.medium },
      strong: { fontWeight: weight.strong },
    },
    family: { mono: { fontFamily: fontFamily.mono, fontSize: '0.93em' } },
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
    // On a phone it takes more lines: two long names may begin alike.
    truncate: { true: { display: 'block', '@media': { [media.tablet]: oneLine } } },
  },
  defaultVariants: { size: 'standard' },
});
