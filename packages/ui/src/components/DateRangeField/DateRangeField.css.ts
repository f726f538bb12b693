import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';

/** Two days beside each other need more than a phone has; there they stand one below the other, after what is narrower. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  flexBasis: '100%',
  order: 1,
  '@media': { [media.tablet]: { flexBasis: 'auto', order: 0 } },
});

export const days = style({
  ...typeStep('body'),
  display: 'grid',
  gap: space.xsmall,
  alignItems: 'start',
  color: vars.color.textMuted,
  '@media': { [media.tablet]: { ...typeStep('standard'), gridTemplateColumns: '1fr 1fr' } },
});

export const side = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
/** A day in words; where there is none, no room is kept for it. */
export const words = style({ ...typeStep('small'), ':empty': { display: 'none' } });

/** A chosen day is read as what it is, and an empty one as the muted invitation it is. */
export const chosen = style({ color: vars.color.text });
/** What the browser puts inside is higher than a line of text, and must not make the field so. */
export const day = style({
  minWidth: 0,
  paddingBlock: 0,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  colorScheme: 'inherit',
  selectors: { '&::-webkit-calendar-picker-indicator': { opacity: 0.6 } },
});
