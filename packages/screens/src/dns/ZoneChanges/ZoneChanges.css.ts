import { underBars } from '@may/ui/common/shellVars.css.ts';
import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { media } from '@may/ui/theme/media.ts';
import { motion } from '@may/ui/theme/motion.ts';
import { radius, space } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

/** The buttons stay visible beside a long list. */
export const beside = style({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: underBars, alignSelf: 'start' } },
});
/** The choices stand above the long list on a phone, and beside it on a desktop. */
export const firstOnPhone = style([beside, { '@media': { [media.desktop]: { order: 1 } } }]);
export const place = style({
  scrollMarginBlock: underBars,
  borderRadius: radius.medium,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
});

/** The focus moves here when a run begins or ends. The element is no control, so it has no outline. */
export const stage = style({ scrollMarginBlock: underBars, outline: 'none' });

const bar = { borderRadius: radius.full, backgroundColor: vars.color.brand.base } as const;
export const progress = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 8,
  border: 0,
  borderRadius: radius.full,
  overflow: 'hidden',
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.brand.base,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: vars.color.surfaceSunken },
    '&::-webkit-progress-value': { ...bar, transition: `inline-size ${motion.standard}` },
    '&::-moz-progress-bar': bar,
  },
});

export const ways = style({ display: 'flex', flexDirection: 'column', gap: space.medium });
export const way = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
});
/** Two versions of a record, each below its name: a record is as wide as its place, and would shrink beside the name. */
export const sides = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxsmall });
export const side = style({
  ...typeStep('small'),
  color: vars.color.textMuted,
  selectors: { 'dd + &': { marginBlockStart: space.xsmall } },
});
export const serverWords = style({
  ...typeStep('small'),
  display: 'flex',
  gap: space.xsmall,
  gridColumn: '2 / -1',
  padding: space.xsmall,
  borderRadius: radius.small,
  backgroundColor: vars.color.critical.soft,
  color: vars.color.critical.onSoft,
  overflowWrap: 'anywhere',
});
/** A record in force that the provider keeps otherwise than it was sent. */
export const keptWords = style([
  serverWords,
  { backgroundColor: vars.color.caution.soft, color: vars.color.caution.onSoft },
]);
/** Below the record on a phone, because both do not fit in one row. */
export const status = style({
  gridColumn: '2 / -1',
  paddingInlineStart: 72,
  '@media': { [media.tablet]: { gridColumn: 'auto', paddingInlineStart: 0 } },
});
export const serverSign = style({ display: 'inline-flex', flexShrink: 0, paddingBlockStart: 2 });
