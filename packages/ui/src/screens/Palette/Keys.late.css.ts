import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const keys = style({ display: 'inline-flex', alignItems: 'center', gap: space.xxsmall, whiteSpace: 'nowrap' });

export const key = style({
  ...typeStep('caption'),
  fontFamily: 'inherit',
  fontWeight: weight.medium,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 20,
  minHeight: 20,
  paddingInline: space.xxsmall,
  color: vars.color.textMuted,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.small,
  backgroundColor: vars.color.surface,
});

export const between = style({ ...typeStep('caption'), color: vars.color.textMuted });
