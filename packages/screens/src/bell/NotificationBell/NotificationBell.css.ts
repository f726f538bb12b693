import { floating } from '@may/ui/common/floating.css.ts';
import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { layer, radius, space, weight } from '@may/ui/theme/tokens.ts';
import { style, styleVariants } from '@vanilla-extract/css';

export const count = style({
  position: 'absolute',
  top: 3,
  insetInlineEnd: 2,
  minWidth: 16,
  paddingInline: 4,
  borderRadius: radius.full,
  fontSize: 10,
  lineHeight: 1.6,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.critical.on,
  backgroundColor: vars.color.critical.base,
  // CSS draws the number, because the name of the button already has it in full.
  '::before': { content: 'attr(data-count)' },
});

const dot = style({ width: 8, height: 8, flexShrink: 0, borderRadius: radius.full });
export const dots = styleVariants({
  live: [dot, { backgroundColor: vars.color.positive.base }],
  connecting: [dot, { backgroundColor: vars.color.caution.base }],
  offline: [dot, { backgroundColor: vars.color.surface, boxShadow: `inset 0 0 0 2px ${vars.color.textMuted}` }],
});

export const positioner = style({ zIndex: layer.popup });

export const popup = style([
  floating,
  {
    display: 'flex',
    flexDirection: 'column',
    width: 'min(376px, var(--available-width))',
    maxHeight: 'min(520px, var(--available-height))',
    borderRadius: radius.large,
    overflow: 'hidden',
  },
]);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  padding: `${space.small}px ${space.medium}px`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const heading = style({ ...typeStep('standard'), fontWeight: weight.strong });

export const connection = style({
  ...typeStep('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: vars.color.textMuted,
});

export const list = style({ overflowY: 'auto', overscrollBehavior: 'contain' });
