import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontFamily, typeStep } from '../../theme/font.ts';
import { space, weight } from '../../theme/tokens.ts';

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const finding = style({
  display: 'flex',
  gap: space.small,
  paddingBlock: space.small,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: space.xxsmall, minWidth: 0 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xsmall });
export const title = style({ ...typeStep('standard'), fontWeight: weight.strong });
export const place = style({
  ...typeStep('small'),
  fontFamily: fontFamily.mono,
  overflowWrap: 'anywhere',
});
