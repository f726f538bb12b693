import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';

const onPhone = `not ${media.tablet}`;

/** The words stand at the edge of their column, and the room of a button around them lies outside of it. */
export const actions = style({ display: 'inline-flex', marginInline: -space.small, whiteSpace: 'nowrap' });
// 44 px on a phone, large enough for a thumb, in a line as high as its words.
globalStyle(`${actions} > *`, { '@media': { [onPhone]: { minHeight: 44, marginBlock: -10 } } });
globalStyle(`${actions} > a > svg`, { '@media': { [onPhone]: { display: 'none' } } });
export const none = style({
  ...typeStep('small'),
  color: vars.color.textMuted,
  '@media': { [onPhone]: { display: 'none' } },
});
