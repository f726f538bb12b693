import { underBars } from '@may/ui/common/shellVars.css.ts';
import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { motion } from '@may/ui/theme/motion.ts';
import { radius, space, weight } from '@may/ui/theme/tokens.ts';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({ borderBlockStart: `1px solid ${vars.color.border}` });

export const item = style({
  position: 'relative',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  scrollMarginTop: underBars,
  breakInside: 'avoid',
});

export const question = style({
  display: 'flex',
  gap: space.xsmall,
  paddingBlock: space.small,
  // Room for the question's link.
  paddingInlineEnd: space.xlarge,
  borderRadius: radius.small,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.brand.onSoft },
  },
});

export const sign = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignSelf: 'start',
  paddingBlockStart: 4,
  color: vars.color.textMuted,
  transition: `transform ${motion.quick}`,
  transform: 'rotate(-90deg)',
  transformOrigin: '50% 60%',
  selectors: { 'details[open] > summary > &': { transform: 'none' } },
  '@media': { print: { display: 'none' } },
});

export const words = style({ ...typeStep('body'), fontWeight: weight.medium, textWrap: 'pretty', minWidth: 0 });

export const answer = style({
  paddingInline: `${space.large}px ${space.xlarge}px`,
  paddingBlockEnd: space.medium,
});

export const link = style({ position: 'absolute', insetInlineEnd: 0, top: space.small });

globalStyle(`${item}:hover ${link} > a`, { opacity: 1 });
