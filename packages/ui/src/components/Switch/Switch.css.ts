import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { motion } from '../../theme/motion.ts';
import { radius } from '../../theme/tokens.ts';

export const track = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  width: 40,
  height: 24,
  padding: 2,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: radius.full,
  backgroundColor: vars.color.surfaceSunken,
  transition: `background-color ${motion.standard}, border-color ${motion.standard}`,
  selectors: {
    '&[data-checked]': { backgroundColor: vars.color.brand.base, borderColor: vars.color.brand.base },
  },
});

export const thumb = style({
  width: 18,
  height: 18,
  borderRadius: radius.full,
  backgroundColor: vars.color.borderControl,
  transition: `transform ${motion.standard}, background-color ${motion.standard}`,
  selectors: { '&[data-checked]': { transform: 'translateX(16px)', backgroundColor: vars.color.brand.on } },
});
