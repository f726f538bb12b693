import { lineBetween } from '@may/ui/common/rows.css.ts';
import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { space, weight } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const row = recipe({
  base: {
    display: 'flex',
    gap: space.small,
    padding: `${space.small}px ${space.medium}px`,
    selectors: lineBetween,
  },
  variants: {
    seen: {
      true: {},
      // A bar at the edge besides the word, so that unread rows are found at a glance.
      false: { boxShadow: `inset 3px 0 ${vars.color.brand.base}` },
    },
  },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const title = recipe({
  base: { ...typeStep('standard'), display: 'flex', gap: space.xsmall, justifyContent: 'space-between' },
  variants: { seen: { true: {}, false: { fontWeight: weight.strong } } },
});

export const fresh = style({
  ...typeStep('caption'),
  flexShrink: 0,
  fontWeight: weight.strong,
  color: vars.color.brand.onSoft,
});

export const text = style({ ...typeStep('small'), color: vars.color.textMuted });

/** The age and the remedy in a line, which wraps on a phone. */
export const facts = style({
  ...typeStep('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
