import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { motion } from '../theme/motion.ts';
import { radius } from '../theme/tokens.ts';

/** The surface of popups and dialogs, with a shadow. */
export const floating = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
  color: vars.color.text,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  outline: 'none',
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${motion.quick}, transform ${motion.quick}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(0.98)' },
  },
});
