import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { barRoom } from '../../theme/noticeRoom.ts';
import { layer, space, weight } from '../../theme/tokens.ts';

/** The card would cut off a ring around its rows. */
export const rows = style({ outlineOffset: -2 });

/** Below the rows, so that the first choice moves none of them. */
export const bar = style({
  ...typeStep('standard'),
  position: 'sticky',
  insetBlockEnd: `var(${barRoom}, 0px)`,
  zIndex: layer.sticky - 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xsmall,
  backgroundColor: vars.color.brand.soft,
  color: vars.color.brand.onSoft,
  fontWeight: weight.medium,
  selectors: { '&[data-active]': { padding: space.xsmall } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  marginInlineStart: 'auto',
});

/** 44 px, large enough for a thumb. */
export const target = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  paddingInline: space.small,
  cursor: 'pointer',
});
