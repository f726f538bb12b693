import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';

/** Two days beside each other need more than a phone has; there they stand one below the other. */
export const root = style({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  flexBasis: '100%',
  '@media': { [media.tablet]: { flexBasis: 'auto' } },
});

export const days = style({
  display: 'grid',
  gap: space.xsmall,
  alignItems: 'center',
  color: vars.color.textMuted,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const day = style({ minWidth: 0, fontVariantNumeric: 'tabular-nums', colorScheme: 'inherit' });
