import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space, type } from '../theme/tokens.ts';

export const rowList = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });

/** Selectors that draw a line between a row and the row above. */
export const lineBetween = { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } } as const;

/** A row with space around it and a line above it, without either at the edges of the list. */
export const row = {
  paddingBlock: space.small,
  selectors: { ...lineBetween, '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { paddingBlockEnd: 0 } },
} as const;

/** As high as an amount in its largest size, so that nothing moves when the amount arrives. */
export const amountLine = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: `${type.display[1] / 16}rem`,
  overflowWrap: 'anywhere',
});
