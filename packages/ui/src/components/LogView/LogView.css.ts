import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { radius, space } from '../../theme/tokens.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
  backgroundColor: vars.color.surfaceRaised,
});

export const status = style({
  padding: `${space.xsmall}px ${space.small}px`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const frame = style({ position: 'relative', display: 'flex', flexDirection: 'column' });

export const area = style({
  height: 'clamp(280px, 100dvh - 480px, 900px)',
  overflow: 'auto',
  overflowAnchor: 'none',
  paddingBlock: 0,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.text,
  scrollbarWidth: 'thin',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});

/** Words in place of the lines, over the area. */
export const instead = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.small,
  padding: space.large,
  textAlign: 'center',
  color: vars.color.textMuted,
  overflow: 'auto',
});

export const pill = style({
  position: 'absolute',
  insetBlockEnd: space.medium,
  insetInlineStart: '50%',
  translate: '-50% 0',
  display: 'flex',
  borderRadius: radius.small,
  boxShadow: vars.shadow.floating,
});

export const foot = style({
  ...typeStep('caption'),
  padding: `6px ${space.small}px`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
