import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { space, weight } from '../../theme/tokens.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xxsmall,
  paddingBlock: space.xlarge,
  paddingInline: space.medium,
  textAlign: 'center',
});

export const picture = style({ width: 120, height: 88, marginBlockEnd: space.xsmall });

export const title = style({ ...typeStep('body'), fontWeight: weight.strong, textWrap: 'balance' });

export const text = style({
  ...typeStep('standard'),
  color: vars.color.textMuted,
  maxWidth: '44ch',
  textWrap: 'balance',
});

export const action = style({ marginBlockStart: space.small });

export const paper = style({ fill: vars.color.surfaceRaised, stroke: vars.color.borderControl, strokeWidth: 1.5 });
export const shade = style({ fill: vars.color.brand.soft });
export const line = style({ fill: 'none', stroke: vars.color.border, strokeWidth: 3, strokeLinecap: 'round' });
export const accent = style({
  fill: 'none',
  stroke: vars.color.brand.base,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
