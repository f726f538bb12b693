import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { media } from '@may/ui/theme/media.ts';
import { space } from '@may/ui/theme/tokens.ts';
import { globalStyle, style } from '@vanilla-extract/css';

/** On a phone three actions fit beside each other in each language. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.xxsmall,
  // A label that may wrap would let the column shrink below its buttons.
  '@media': { [media.tablet]: { flexWrap: 'nowrap', whiteSpace: 'nowrap' } },
});
// 44 px on a phone: large enough for a thumb.
globalStyle(`${actions} > a, ${actions} > button`, {
  '@media': { [`not ${media.tablet}`]: { minHeight: 44 } },
});
export const links = style({
  display: 'grid',
  gap: space.medium,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, 1fr)', gap: space.large } },
});
export const link = style({ display: 'grid', alignContent: 'start', gap: space.xxsmall, minWidth: 0 });
export const about = style({ ...typeStep('small'), color: vars.color.textMuted, textWrap: 'pretty' });
