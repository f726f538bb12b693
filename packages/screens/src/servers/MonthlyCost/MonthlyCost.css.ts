import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { space, weight } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const price = recipe({
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end' },
  variants: {
    inLine: {
      true: {
        flexFlow: 'row wrap',
        alignItems: 'baseline',
        justifyContent: 'flex-end',
        columnGap: space.xsmall,
      },
    },
  },
});
export const oldPrice = style({ ...typeStep('small'), color: vars.color.textMuted });
/** The amount in the first line, the month below it. */
export const least = style({
  ...typeStep('caption'),
  inlineSize: 'min-content',
  wordBreak: 'keep-all',
  color: vars.color.textMuted,
  '::first-line': { ...typeStep('standard'), fontWeight: weight.strong, color: vars.color.text },
});
