import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontFamily, typeStep } from '../../theme/font.ts';
import { space, weight } from '../../theme/tokens.ts';

/** A long value takes more lines. A browser without `field-sizing` shows its start. */
export const value = style({
  fieldSizing: 'content',
  resize: 'none',
  alignSelf: 'center',
  overflow: 'hidden',
  wordBreak: 'break-all',
  '@supports': { 'not (field-sizing: content)': { whiteSpace: 'nowrap' } },
});

export const copy = style({
  ...typeStep('small'),
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: space.xxsmall,
  flexShrink: 0,
  paddingInline: space.small,
  border: 0,
  borderInlineStart: `1px solid ${vars.color.border}`,
  background: 'none',
  fontWeight: weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.brand.onSoft },
    '&[data-copied]': { color: vars.color.positive.base },
    '&:focus-visible': { outlineOffset: -3 },
  },
});

export const identifier = style({
  ...typeStep('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxsmall,
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  fontFamily: fontFamily.mono,
  fontWeight: weight.regular,
  overflowWrap: 'anywhere',
  userSelect: 'text',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text } },
});
export const short = style({ maxWidth: '10ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
