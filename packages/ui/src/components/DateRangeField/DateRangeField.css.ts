import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';

/** On a phone the two days stand one below the other, after the narrower fields of the same row. */
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
/** A day in words; it takes no room while it is empty. */
export const words = style({ ...typeStep('small'), ':empty': { display: 'none' } });

export const chosen = style({ color: vars.color.text });
/** The browser's parts inside are higher than a line of text; these rules keep the height of the field. */
export const day = style({
  minWidth: 0,
  paddingBlock: 0,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  colorScheme: 'inherit',
  selectors: { '&::-webkit-calendar-picker-indicator': { opacity: 0.6 } },
});
