import { style } from '@vanilla-extract/css';
import { row } from '../../private/rows.css.ts';
import { fontFamily, typeStep } from '../../theme/font.ts';
import { space, weight } from '../../theme/tokens.ts';

export const finding = style({
  display: 'flex',
  gap: space.small,
  ...row,
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: space.xxsmall, minWidth: 0 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xsmall });
export const title = style({ ...typeStep('standard'), fontWeight: weight.strong });
export const recordName = style({
  ...typeStep('small'),
  fontFamily: fontFamily.mono,
  overflowWrap: 'anywhere',
});
