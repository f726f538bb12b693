import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, weight } from '../../theme/tokens.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 28,
  height: 28,
  borderRadius: radius.full,
  color: vars.color.brand.onSoft,
  backgroundColor: vars.color.brand.soft,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  fontSize: 11,
  fontWeight: weight.strong,
  lineHeight: 1.4,
  // CSS draws the initials, so that they are no part of the name of the control around them.
  '::before': { content: 'attr(data-initials)' },
});
