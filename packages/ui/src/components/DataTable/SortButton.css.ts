import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/tokens.ts';

export const sortButton = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxsmall,
    minHeight: 28,
    padding: 0,
    border: 0,
    borderRadius: radius.small,
    background: 'none',
    fontWeight: 'inherit',
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.text } },
  },
  variants: { align: { start: {}, end: { flexDirection: 'row-reverse' } } },
});
export const sortSign = recipe({
  base: { display: 'inline-flex', visibility: 'hidden', selectors: { 'button:hover > &': { visibility: 'visible' } } },
  variants: {
    direction: {
      ascending: { visibility: 'visible', transform: 'rotate(180deg)' },
      descending: { visibility: 'visible' },
    },
  },
});
