import { vars } from '@may/ui/theme/contract.css.ts';
import { fontFamily, typeStep } from '@may/ui/theme/font.ts';
import { radius, space } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

export const opener = style({ ...typeStep('small'), color: vars.color.textMuted, cursor: 'pointer' });
export const packet = style({
  ...typeStep('small'),
  fontFamily: fontFamily.mono,
  marginBlock: `${space.xsmall}px 0`,
  padding: space.medium,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
  backgroundColor: vars.color.surfaceRaised,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
