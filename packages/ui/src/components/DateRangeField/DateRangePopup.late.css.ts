import { style } from '@vanilla-extract/css';
import { floating } from '../../private/floating.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { layer, radius, space, weight } from '../../theme/tokens.ts';

export const positioner = style({ zIndex: layer.popup });

export const popup = style([
  floating,
  {
    width: 'min(344px, var(--available-width))',
    maxHeight: 'var(--available-height)',
    overflowY: 'auto',
    padding: space.medium,
    display: 'grid',
    gap: space.medium,
  },
]);

export const title = style({ ...typeStep('standard'), fontWeight: weight.strong });

export const periods = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.xxsmall });

export const period = style({
  ...typeStep('standard'),
  minHeight: 36,
  paddingInline: space.small,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.small,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceSunken },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.brand.base,
      backgroundColor: vars.color.brand.soft,
      color: vars.color.brand.onSoft,
      fontWeight: weight.medium,
    },
  },
});

export const own = style({
  display: 'grid',
  gap: space.xsmall,
  margin: 0,
  padding: 0,
  paddingBlockStart: space.medium,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
  minWidth: 0,
});
/** A legend is no grid item of its fieldset, and stands below its border. */
export const legend = style({ ...typeStep('small'), float: 'left', fontWeight: weight.medium });
export const days = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.xsmall, clear: 'both' });
export const side = style({ display: 'flex', flexDirection: 'column', gap: space.xxsmall, minWidth: 0 });
export const name = style({ ...typeStep('small'), color: vars.color.textMuted });
/** The browser's parts inside are higher than a line of text; these rules keep the height of the field. */
export const day = style({
  minWidth: 0,
  paddingBlock: 0,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  colorScheme: 'inherit',
  selectors: { '&::-webkit-calendar-picker-indicator': { opacity: 0.6 } },
});
/** A day in words; it takes no room while it is empty. */
export const words = style({
  ...typeStep('caption'),
  color: vars.color.textMuted,
  selectors: { '&:empty': { display: 'none' } },
});

export const foot = style({ display: 'flex', justifyContent: 'space-between', gap: space.xsmall });
