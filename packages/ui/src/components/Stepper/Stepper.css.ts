import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { motion } from '../../theme/motion.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.tablet]: { flexDirection: 'row' } },
});

export const step = style({
  position: 'relative',
  display: 'flex',
  gap: space.small,
  flex: 1,
  minWidth: 0,
  paddingBlockEnd: space.large,
  selectors: {
    '&:last-child': { flexGrow: 0, flexBasis: 'auto', paddingBlockEnd: 0, paddingInlineEnd: 0 },
    '&:not(:last-child)::before, &:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: `${32 + space.xxsmall}px ${space.xxsmall}px`,
      insetInlineStart: 15,
      width: 2,
      borderRadius: radius.full,
      backgroundColor: vars.color.border,
    },
    '&:not(:last-child)::after': {
      backgroundColor: vars.color.positive.base,
      transform: 'scale(1, 0)',
      transformOrigin: 'top left',
      transition: `transform ${motion.standard}`,
    },
    '&[data-state="done"]::after': { transform: 'none' },
  },
  '@media': {
    [media.tablet]: {
      flexDirection: 'column',
      paddingBlockEnd: 0,
      paddingInlineEnd: space.medium,
      selectors: {
        '&:not(:last-child)::before, &:not(:last-child)::after': {
          insetBlock: '15px auto',
          insetInline: `${32 + space.xsmall}px ${space.xsmall}px`,
          width: 'auto',
          height: 2,
        },
        '&:not(:last-child)::after': { transform: 'scale(0, 1)' },
        '&[data-state="done"]:not(:last-child)::after': { transform: 'none' },
      },
    },
  },
});

const pulse = keyframes({ from: { opacity: 0.5, transform: 'scale(1)' }, to: { opacity: 0, transform: 'scale(1.5)' } });

export const sign = style({
  ...typeStep('small'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 32,
  height: 32,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: radius.full,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.textMuted,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${motion.standard}, border-color ${motion.standard}, color ${motion.standard}`,
  selectors: {
    [`${step}[data-state="done"] &`]: {
      backgroundColor: vars.color.positive.soft,
      borderColor: vars.color.positive.base,
      color: vars.color.positive.onSoft,
    },
    [`${step}[data-state="current"] &`]: {
      backgroundColor: vars.color.brand.base,
      borderColor: vars.color.brand.base,
      color: vars.color.brand.on,
    },
    [`${step}[data-state="failed"] &`]: {
      backgroundColor: vars.color.critical.soft,
      borderColor: vars.color.critical.base,
      color: vars.color.critical.onSoft,
    },
    [`${step}[data-state="current"] &::after`]: {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: radius.full,
      backgroundColor: vars.color.brand.base,
      zIndex: -1,
      animation: `${pulse} 1.6s ease-out infinite`,
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  paddingBlockStart: 5,
  '@media': { [media.tablet]: { paddingBlockStart: 0 } },
});
export const label = style({
  ...typeStep('standard'),
  fontWeight: weight.medium,
  color: vars.color.textMuted,
  selectors: { [`${step}:not([data-state="upcoming"]) &`]: { color: vars.color.text, fontWeight: weight.strong } },
});
