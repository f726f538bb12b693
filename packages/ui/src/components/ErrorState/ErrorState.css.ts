import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontFamily, typeStep } from '../../theme/font.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const root = style({
  display: 'flex',
  gap: space.small,
  padding: space.medium,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
  backgroundColor: vars.color.surfaceRaised,
});

export const sign = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.critical.base });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  minWidth: 0,
});

export const title = style({ ...typeStep('standard'), fontWeight: weight.strong, textWrap: 'balance' });

export const text = style({
  ...typeStep('standard'),
  color: vars.color.textMuted,
  maxWidth: '60ch',
  textWrap: 'pretty',
});

/** The provider's text may be long: it is cut after three lines. */
export const detail = style({
  ...typeStep('caption'),
  fontFamily: fontFamily.mono,
  color: vars.color.textMuted,
  maxWidth: '60ch',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall, marginBlockStart: space.xsmall });
