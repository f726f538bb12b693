import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { motion } from '../../theme/motion.ts';
import { radius, space } from '../../theme/tokens.ts';

/** The CSS types lack this value. */
const baseSelect = 'base-select' as 'auto';

export const select = style({
  appearance: 'none',
  cursor: 'pointer',
  paddingInlineEnd: space.xlarge + space.xxsmall,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});

export const arrow = style({
  pointerEvents: 'none',
  color: vars.color.textMuted,
  display: 'inline-flex',
  marginInlineStart: -28,
  paddingInlineEnd: space.small,
});

/** With a mouse, and if the browser can style the list, it looks like our other popups; else it is the list of the device. */
export const styledList = style({
  '@supports': { '(appearance: base-select)': { '@media': { '(pointer: fine)': { appearance: baseSelect } } } },
});
globalStyle(`${styledList}::picker-icon`, { display: 'none' });
globalStyle(`${styledList}::picker(select)`, {
  appearance: baseSelect,
  marginBlock: space.xxsmall,
  padding: space.xxsmall,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  transition: `opacity ${motion.quick}`,
});
globalStyle(`${styledList} option:not([hidden])`, {
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: 36,
  paddingInline: space.xsmall,
  borderRadius: radius.small,
});
globalStyle(`${styledList} option:hover, ${styledList} option:focus-visible`, {
  backgroundColor: vars.color.surfaceSunken,
  outline: 'none',
});
globalStyle(`${styledList} option:checked`, { color: vars.color.brand.onSoft, backgroundColor: vars.color.brand.soft });
globalStyle(`${styledList} option::checkmark`, { order: 1, marginInlineStart: 'auto' });
