import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { radius, space } from '../../theme/tokens.ts';

export const root = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

export const readout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.xxsmall}px ${space.medium}px`,
  minHeight: '1.75rem',
  marginBlockEnd: space.small,
});
export const moment = style({ ...typeStep('small'), color: vars.color.textMuted });

export const plot = style({
  position: 'relative',
  flex: 1,
  minHeight: 160,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  color: vars.color.brand.base,
});
export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const cursor = style({
  stroke: vars.color.borderControl,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  visibility: 'hidden',
});
/** A line of no length with round ends, which stays round in a stretched drawing. */
export const dot = style({
  stroke: 'currentColor',
  strokeWidth: 9,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});

/** The range input covers the drawing and takes pointer, touch and arrow keys; only its focus ring is visible. */
export const scrubber = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  background: 'none',
  cursor: 'crosshair',
  borderRadius: radius.small,
});
for (const thumb of ['-webkit-slider-thumb', '-moz-range-thumb']) {
  globalStyle(`${scrubber}::${thumb}`, { appearance: 'none', width: 1, height: '100%', border: 0, background: 'none' });
}
globalStyle(`${plot}:hover ${cursor}, ${scrubber}:focus-visible ~ ${drawing} ${cursor}`, { visibility: 'visible' });

export const ends = style({
  ...typeStep('caption'),
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  paddingBlockStart: space.xsmall,
});
globalStyle(`${ends} > span`, { width: '4rem' });

export const empty = style({
  ...typeStep('small'),
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  minHeight: 160,
  padding: space.medium,
  borderRadius: radius.small,
  backgroundColor: vars.color.surface,
  color: vars.color.textMuted,
  textAlign: 'center',
});
