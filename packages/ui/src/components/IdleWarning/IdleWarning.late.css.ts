import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

/** In the browser's top layer: above each dialog, and nothing beneath it can be pressed. */
export const root = style({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: space.medium,
  border: 0,
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

export const clock = style({ position: 'relative', width: 88, height: 88, marginBlockEnd: space.medium });

export const ring = style({ width: 88, height: 88, transform: 'rotate(-90deg)', fill: 'none', strokeWidth: 6 });
export const track = style({ stroke: vars.color.border });
export const rest = style({
  stroke: vars.color.brand.base,
  strokeLinecap: 'round',
  strokeDasharray: 1,
  transition: 'stroke-dashoffset 1s linear',
});

export const seconds = style({
  ...typeStep('display'),
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
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
