import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const list = style({
  ...typeStep('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxsmall,
  color: vars.color.textMuted,
});
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: space.xxsmall, minWidth: 0 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  borderRadius: radius.small,
  color: 'inherit',
  minWidth: 0,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline' } },
});
export const here = style({ color: vars.color.text, fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const separator = style({ display: 'inline-flex', flexShrink: 0, opacity: 0.7 });
