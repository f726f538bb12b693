import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { radius, space } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const breakdown = style({ display: 'flex', flexDirection: 'column', gap: space.small, minWidth: 0 });
export const origin = style({ ...typeStep('small') });
export const question = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  color: vars.color.textMuted,
  cursor: 'pointer',
  borderRadius: radius.small,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

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
export const per = style({ ...typeStep('caption'), color: vars.color.textMuted });
