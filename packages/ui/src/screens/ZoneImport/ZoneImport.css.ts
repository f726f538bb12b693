import { style } from '@vanilla-extract/css';
import { lineBetween } from '../../private/rows.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontFamily, typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';

export const area = style({
  ...typeStep('body'),
  fontFamily: fontFamily.mono,
  display: 'block',
  width: '100%',
  minHeight: 220,
  maxHeight: '60vh',
  padding: space.small,
  resize: 'vertical',
  whiteSpace: 'pre',
  overflow: 'auto',
  border: 0,
  outline: 'none',
  background: 'none',
  selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
  '@media': { [media.tablet]: typeStep('small') },
});
export const unreadLine = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: space.small,
  rowGap: 2,
  paddingBlock: space.xsmall,
  selectors: lineBetween,
});
export const code = style({ ...typeStep('small'), fontFamily: fontFamily.mono, overflowWrap: 'anywhere' });
export const reason = style({ gridColumn: '2' });
