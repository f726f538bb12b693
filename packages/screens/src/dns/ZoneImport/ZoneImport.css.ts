import { lineBetween } from '@may/ui/common/rows.css.ts';
import { vars } from '@may/ui/theme/contract.css.ts';
import { fontFamily, typeStep } from '@may/ui/theme/font.ts';
import { media } from '@may/ui/theme/media.ts';
import { space } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

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
