import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontFamily, typeStep } from '../../theme/font.ts';
import { radius, space } from '../../theme/tokens.ts';

export const packet = style({
  ...typeStep('small'),
  fontFamily: fontFamily.mono,
  margin: 0,
  padding: space.medium,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
  backgroundColor: vars.color.surfaceRaised,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
