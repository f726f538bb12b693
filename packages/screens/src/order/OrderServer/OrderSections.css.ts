import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { motion } from '@may/ui/theme/motion.ts';
import { radius, space } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

/** As wide as a flag, so that the names begin at the same edge. */
export const pin = style({ display: 'grid', placeItems: 'center', width: 20, color: vars.color.textMuted });

export const rules = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xxsmall}px ${space.medium}px` });
export const rule = style({
  ...typeStep('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxsmall,
  color: vars.color.textMuted,
  transition: `color ${motion.quick}`,
  selectors: { '&[data-kept]': { color: vars.color.positive.base } },
});
export const tick = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 18,
  height: 18,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: radius.full,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '[data-kept] > &': {
      borderColor: vars.color.positive.base,
      backgroundColor: vars.color.positive.soft,
      color: vars.color.positive.onSoft,
    },
  },
});

export const counter = style({ display: 'flex', alignItems: 'flex-start', gap: space.xsmall });
export const count = style({ width: '100%', minWidth: 0, maxWidth: 200 });

export const preflight = style({ display: 'flex', flexDirection: 'column', gap: space.small, minWidth: 0 });
export const verdict = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.xsmall,
  textWrap: 'pretty',
});
