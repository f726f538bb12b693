import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

/** It covers the page: a customer who comes back sees no figure before the lock. */
export const root = style({
  display: 'flex',
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: space.medium,
  border: 0,
  outline: 'none',
  color: vars.color.text,
  backgroundColor: vars.color.overlay,
  backdropFilter: 'blur(18px)',
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: '100%',
  maxWidth: 360,
  margin: 'auto',
  padding: space.xlarge,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.large,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  textAlign: 'center',
});

export const seconds = style({
  ...typeStep('display'),
  marginBlockEnd: space.small,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({ ...typeStep('title'), fontWeight: weight.strong, letterSpacing: '-0.012em' });
export const text = style({
  ...typeStep('standard'),
  marginBlockStart: space.xsmall,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});
