import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { typeStep } from '../theme/font.ts';
import { motion } from '../theme/motion.ts';
import { radius, space, weight } from '../theme/tokens.ts';

/** The 40 px button of bars and menus: no border, and a background only on hover or while it is expanded. */
export const quietButton = style({
  ...typeStep('standard'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  minWidth: 40,
  minHeight: 40,
  padding: space.none,
  paddingInline: space.xsmall,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: vars.color.textMuted,
  fontWeight: weight.medium,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { backgroundColor: vars.color.surfaceSunken, color: vars.color.text },
  },
});
