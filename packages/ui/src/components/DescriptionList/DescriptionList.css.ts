import { style } from '@vanilla-extract/css';
import { row as inList } from '../../common/rows.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { space, weight } from '../../theme/tokens.ts';

export const list = style({ ...typeStep('standard'), display: 'flex', flexDirection: 'column' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.xxsmall}px ${space.large}px`,
  ...inList,
  selectors: { ...inList.selectors, '&[data-total]': { fontWeight: weight.strong } },
});
export const term = style({
  color: vars.color.textMuted,
  minWidth: 0,
  selectors: { '[data-total] > &': { color: vars.color.text } },
});
export const value = style({
  minWidth: 0,
  textAlign: 'end',
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  marginInlineStart: 'auto',
  // A placeholder has no width of its own.
  selectors: { '&:has(> span[aria-hidden]:only-child)': { width: 96 } },
});
export const note = style({
  ...typeStep('small'),
  color: vars.color.textMuted,
  fontWeight: weight.regular,
  display: 'block',
});
