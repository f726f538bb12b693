import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius } from '../../theme/tokens.ts';

export const reveal = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 38,
  height: 38,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text }, '&:focus-visible': { outlineOffset: -4 } },
});
