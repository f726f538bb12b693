import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { space, weight } from '../../theme/tokens.ts';

export const root = style({
  ...typeStep('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xsmall}px ${space.large}px`,
  padding: `${space.small}px ${space.medium}px`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  '@media': { [media.tablet]: { paddingInline: space.large } },
});

export const name = style({ color: vars.color.text, fontWeight: weight.medium });
export const leftOut = style({
  ...typeStep('caption'),
  display: 'block',
  color: vars.color.textMuted,
  fontWeight: weight.regular,
});

/** A line for each currency; on a phone each part has its own line. */
export const currencies = style({
  display: 'grid',
  flex: '1 1 100%',
  gap: space.small,
  '@media': { [media.tablet]: { flex: '1 1 auto', gap: space.xxsmall } },
});
export const line = style({
  display: 'grid',
  gap: space.xxsmall,
  margin: 0,
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: `0 ${space.large}px` },
  },
});
export const part = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.xsmall,
  alignItems: 'baseline',
});
export const label = style({ color: vars.color.textMuted });
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
