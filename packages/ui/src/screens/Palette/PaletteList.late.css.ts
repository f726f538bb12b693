import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

/** The list itself scrolls: its field leads it by key. */
export const list = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.xsmall,
  scrollPaddingBlock: space.xlarge,
});

export const heading = style({
  ...typeStep('caption'),
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${space.xsmall}px ${space.xsmall}px ${space.xxsmall}px`,
  color: vars.color.textMuted,
  fontWeight: weight.medium,
});

/** Two lines on a phone, one elsewhere. */
export const row = style({
  ...typeStep('standard'),
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: `0 ${space.small}px`,
  alignItems: 'center',
  width: '100%',
  minHeight: 44,
  padding: `${space.xxsmall}px ${space.xsmall}px`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': { [media.tablet]: { gridTemplateColumns: '20px minmax(0, 1fr) auto', minHeight: 40 } },
  selectors: {
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.brand.soft,
      color: vars.color.brand.onSoft,
      // Forced colours leave out backgrounds.
      outline: '1px solid transparent',
      outlineOffset: -1,
    },
    '&[data-asks]': { backgroundColor: vars.color.critical.soft, color: vars.color.critical.onSoft },
  },
});

export const icon = style({
  display: 'inline-flex',
  color: vars.color.textMuted,
  gridRow: 'span 2',
  '@media': { [media.tablet]: { gridRow: 'auto' } },
});

/** A text of a stranger turns no other text round. */
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'isolate',
} as const;

export const words = style({ display: 'flex', alignItems: 'baseline', gap: space.xsmall, minWidth: 0 });

export const title = style({ ...oneLine, flexShrink: 0, maxWidth: '100%', fontWeight: weight.medium });

export const detail = style({
  ...oneLine,
  ...typeStep('small'),
  flex: 1,
  minWidth: 0,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const where = style({
  ...oneLine,
  ...typeStep('caption'),
  gridColumn: 2,
  color: vars.color.textMuted,
  '@media': { [media.tablet]: { gridColumn: 3, maxWidth: 240 } },
});

/** Found letters: bold, and in a colour that is no other text's. */
export const found = style({
  background: 'none',
  color: vars.color.brand.onSoft,
  fontWeight: weight.bold,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
});
