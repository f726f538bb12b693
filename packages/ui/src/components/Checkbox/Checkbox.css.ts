import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { motion } from '../../theme/motion.ts';
import { radius, space } from '../../theme/tokens.ts';

/** A small control with its label beside it; the whole line is the target. */
export const line = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space.small,
  minHeight: 24,
  cursor: 'pointer',
});
export const words = style({ display: 'flex', flexDirection: 'column', paddingBlockStart: 1 });

/** A native checkbox, in a form and in the rows of a table. */
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
    'label:hover > &': { borderColor: vars.color.textMuted },
    '&[aria-invalid="true"]': { borderColor: vars.color.critical.base },
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
globalStyle(`${line} > ${box}`, { marginBlockStart: 2 });
