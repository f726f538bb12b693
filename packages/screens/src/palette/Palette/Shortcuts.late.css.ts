import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { radius, space } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

export const list = style({ marginBlock: space.large });

export const row = style({
  ...typeStep('standard'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.medium,
  minHeight: 36,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const key = style({
  ...typeStep('caption'),
  fontFamily: 'inherit',
  paddingInline: space.xxsmall,
  color: vars.color.textMuted,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.small,
});
