import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/tokens.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.large,
  paddingBlock: `min(6vh, ${space.xxlarge}px) ${space.large}px`,
  textAlign: 'center',
});

export const sign = recipe({
  base: { display: 'inline-flex', padding: space.medium, borderRadius: radius.full },
  variants: {
    tone: {
      // The neutral sign has a border, because a sunken surface has nearly the colour of a dark page.
      neutral: {
        backgroundColor: vars.color.surfaceRaised,
        boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
        color: vars.color.textMuted,
      },
      brand: { backgroundColor: vars.color.brand.soft, color: vars.color.brand.onSoft },
      positive: { backgroundColor: vars.color.positive.soft, color: vars.color.positive.onSoft },
      caution: { backgroundColor: vars.color.caution.soft, color: vars.color.caution.onSoft },
      critical: { backgroundColor: vars.color.critical.soft, color: vars.color.critical.onSoft },
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  width: '100%',
  maxWidth: '48ch',
  textWrap: 'pretty',
});

export const facts = style({ width: '100%', maxWidth: 480, textAlign: 'start' });
