import { row } from '@may/ui/common/rows.css.ts';
import { fontFamily, typeStep } from '@may/ui/theme/font.ts';
import { space, weight } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

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
