import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { space, weight } from '../../theme/tokens.ts';

/** The name of a fact above its value on a phone, beside it on a wider screen. */
export const list = style({ borderBlockStart: `1px solid ${vars.color.border}` });

export const fact = style({
  display: 'grid',
  gap: `2px ${space.medium}px`,
  paddingBlock: space.small,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  breakInside: 'avoid',
  '@media': { [media.tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
});

export const name = style({ ...typeStep('standard'), color: vars.color.textMuted });
export const value = style({ ...typeStep('body'), fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const note = style({
  ...typeStep('standard'),
  marginBlockStart: 2,
  color: vars.color.textMuted,
  fontWeight: weight.regular,
  textWrap: 'pretty',
});
