import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { motion } from '../../theme/motion.ts';
import { barRoom } from '../../theme/noticeRoom.ts';
import { layer, radius, space, weight } from '../../theme/tokens.ts';

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

export const box = style({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: 20,
  height: 20,
  margin: 0,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: radius.small,
  backgroundColor: vars.color.surfaceRaised,
  cursor: 'inherit',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    [`${target}:hover &`]: { borderColor: vars.color.textMuted },
    '&:is(:checked, :indeterminate)': { backgroundColor: vars.color.brand.base, borderColor: vars.color.brand.base },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      borderStyle: 'solid',
      borderColor: vars.color.brand.on,
      borderWidth: 0,
    },
    '&:checked:not(:indeterminate)::after': {
      width: 5,
      height: 10,
      insetBlockStart: -3,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    '&:indeterminate::after': { width: 10, height: 0, borderBlockStartWidth: 2 },
  },
});
