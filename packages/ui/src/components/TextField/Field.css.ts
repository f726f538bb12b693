import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontFamily, typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { motion } from '../../theme/motion.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.xxsmall, minWidth: 0 });

export const label = style({ ...typeStep('standard'), fontWeight: weight.medium });
export const optional = style({ ...typeStep('small'), color: vars.color.textMuted, fontWeight: weight.regular });

/** The box around the control has the border, the focus ring and the invalid state. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  // The height of a field with a phone's larger text, so that a field without text is as high as the others.
  minHeight: 42,
  backgroundColor: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: radius.small,
  transition: `border-color ${motion.quick}`,
  '@media': { [media.tablet]: { minHeight: 40 } },
  selectors: {
    // Not in an invalid field: an error above moves the field under the pointer, and the border must stay red.
    '&:hover:not(:focus-within, :has([aria-invalid="true"]))': { borderColor: vars.color.textMuted },
    '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -1, borderColor: vars.color.focus },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.critical.base },
    '&:has([aria-invalid="true"]):focus-within': { outlineColor: vars.color.critical.base },
    '&:has(> :is(input, textarea):read-only)': {
      backgroundColor: vars.color.surfaceSunken,
      borderColor: vars.color.border,
    },
  },
});

export const affix = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.textMuted,
  selectors: {
    '&:first-child': { paddingInlineStart: space.small },
    '&:last-child': { paddingInlineEnd: space.small },
  },
});

/** 16 px on phones, because Safari zooms the page for smaller text in a focused field. */
export const control = style({
  ...typeStep('body'),
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  paddingInline: space.small,
  paddingBlock: space.xsmall,
  border: 0,
  outline: 'none',
  background: 'none',
  borderRadius: radius.small,
  // For a placeholder that is longer than a narrow field.
  textOverflow: 'ellipsis',
  '@media': { [media.tablet]: typeStep('standard') },
  selectors: {
    [`${affix} + &`]: { paddingInlineStart: space.xxsmall },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:-webkit-autofill': {
      boxShadow: `inset 0 0 0 40px ${vars.color.brand.soft}`,
      WebkitTextFillColor: vars.color.text,
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::-ms-reveal': { display: 'none' },
  },
});

export const mono = style({ fontFamily: fontFamily.mono });
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });

export const hint = style({ ...typeStep('small'), color: vars.color.textMuted });
export const error = style({
  ...typeStep('small'),
  display: 'flex',
  gap: space.xxsmall,
  color: vars.color.critical.base,
  fontWeight: weight.medium,
});
export const errorSign = style({ flexShrink: 0, paddingBlockStart: 2 });
