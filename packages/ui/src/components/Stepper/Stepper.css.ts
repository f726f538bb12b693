import { style } from '@vanilla-extract/css';
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
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${32 + space.xxsmall}px ${space.xxsmall}px`,
      insetInlineStart: 15,
      width: 2,
      borderRadius: radius.full,
      backgroundColor: vars.color.border,
      transition: `background-color ${motion.standard}`,
    },
    '&[data-state="done"]::before': { backgroundColor: vars.color.positive.base },
  },
  '@media': {
    [media.tablet]: {
      flexDirection: 'column',
      paddingBlockEnd: 0,
      paddingInlineEnd: space.medium,
      selectors: {
        '&:not(:last-child)::before': {
          insetBlock: '15px auto',
          insetInline: `${32 + space.xsmall}px ${space.xsmall}px`,
          width: 'auto',
          height: 2,
        },
      },
    },
  },
});

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
  },
});

export const label = style({
  ...typeStep('standard'),
  minWidth: 0,
  paddingBlockStart: 5,
  fontWeight: weight.medium,
  color: vars.color.textMuted,
  '@media': { [media.tablet]: { paddingBlockStart: 0 } },
  selectors: { [`${step}:not([data-state="upcoming"]) &`]: { color: vars.color.text, fontWeight: weight.strong } },
});
