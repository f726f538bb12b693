import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { motion } from '../../theme/motion.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const root = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: space.xsmall, minWidth: 0 },
  variants: { columns: { one: {}, two: {}, three: {}, compact: { containerType: 'inline-size' }, row: {} } },
});
export const label = style({ ...typeStep('standard'), fontWeight: weight.medium });

/** As many columns as fit, each at least `width` wide; `share` limits their number. */
const upTo = (share: string, width: string) => `repeat(auto-fill, minmax(min(100%, max(${share}, ${width})), 1fr))`;
export const cards = recipe({
  base: { display: 'grid', gap: space.xsmall, gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    columns: {
      one: {},
      two: { gridTemplateColumns: upTo('40%', '13.75rem') },
      three: { gridTemplateColumns: upTo('30%', '11rem') },
      compact: {
        gridTemplateColumns: upTo('34%', '7.5rem'),
        '@container': { '(min-width: 31.5rem)': { gridTemplateColumns: upTo('20%', '7.5rem') } },
      },
      row: { gridTemplateColumns: 'repeat(auto-fit, minmax(4.5rem, 1fr))' },
    },
  },
  defaultVariants: { columns: 'two' },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minHeight: 48,
  padding: `${space.xsmall}px ${space.medium}px`,
  backgroundColor: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
  cursor: 'pointer',
  userSelect: 'none',
  transition: `border-color ${motion.quick}, background-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    '&:hover:not(:has(:checked, :disabled))': {
      borderColor: vars.color.borderControl,
      backgroundColor: vars.color.surface,
    },
    '&:has(:checked)': {
      borderColor: vars.color.brand.base,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand.base}`,
      backgroundColor: vars.color.brand.soft,
    },
    '&:has(:disabled)': {
      cursor: 'not-allowed',
      backgroundColor: vars.color.surfaceSunken,
      borderColor: vars.color.border,
    },
  },
});

export const picture = style({ display: 'inline-flex', flexShrink: 0 });
/** The content after the text stands below it in a card that is too narrow for both. */
export const content = style({ display: 'flex', flexFlow: 'wrap', alignItems: 'center', flex: 1, gap: space.xsmall });
export const words = style({ display: 'grid', flex: '1 1 7rem', minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({
  ...typeStep('standard'),
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${card}:has(:disabled) &`]: { color: vars.color.textMuted } },
});
export const description = style({ ...typeStep('small'), color: vars.color.textMuted });
export const trailing = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

/** The drawn radio. It has the contrast of a control, so the border of the card may be faint. */
export const check = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 20,
  height: 20,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: radius.full,
  color: 'transparent',
  selectors: {
    [`${card}:has(:checked) &`]: {
      backgroundColor: vars.color.brand.base,
      borderColor: vars.color.brand.base,
      color: vars.color.brand.on,
    },
    [`${card}:has(:disabled) &`]: { borderColor: vars.color.border },
  },
});

/** The radio itself: it covers the card, so a press, the focus and its ring are at the card's place. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  borderRadius: 'inherit',
  cursor: 'inherit',
});

const { compact, row } = cards.classNames.variants.columns;
const small = `:is(${compact}, ${row})`;
/** Small cards have no radio, to save width: their border has the contrast of a control and is thicker when chosen. */
globalStyle(`${small} ${check}`, { display: 'none' });
globalStyle(`${small} ${card}:not(:has(:checked, :disabled))`, { borderColor: vars.color.borderControl });
globalStyle(`${small} ${card}`, { paddingInline: space.small });
globalStyle(`${row} ${card}`, { minHeight: 40, textAlign: 'center' });

/** A card and its action, which stands below it: it is no part of the radio's target. */
export const withAction = style({ display: 'grid', justifyItems: 'start' });
globalStyle(`${withAction} > ${card}`, { justifySelf: 'stretch' });
