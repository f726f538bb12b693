import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { motion } from '../../theme/motion.ts';
import { layer, radius, space, weight } from '../../theme/tokens.ts';

export const anchor = style({ display: 'inline-flex' });

export const positioner = style({ zIndex: layer.popup });

export const popup = style({
  ...typeStep('caption'),
  maxWidth: 320,
  paddingInline: space.xsmall,
  paddingBlock: space.xxsmall,
  borderRadius: radius.small,
  fontWeight: weight.medium,
  color: vars.color.surfaceRaised,
  backgroundColor: vars.color.text,
  boxShadow: vars.shadow.floating,
  transition: `opacity ${motion.quick}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});
