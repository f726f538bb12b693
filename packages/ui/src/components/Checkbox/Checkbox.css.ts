import { style } from '@vanilla-extract/css';
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

export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 20,
  height: 20,
  marginBlockStart: 2,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: radius.small,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.brand.on,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&[data-checked]': { backgroundColor: vars.color.brand.base, borderColor: vars.color.brand.base },
    '&[aria-invalid="true"]': { borderColor: vars.color.critical.base },
  },
});

export const tick = style({ display: 'inline-flex' });
