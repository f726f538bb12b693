import { style } from '@vanilla-extract/css';
import { floating } from '../../common/floating.css.ts';
import { quietButton } from '../../common/quietButton.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { layer, radius, space, weight } from '../../theme/tokens.ts';

export const trigger = quietButton;

export const positioner = style({ zIndex: layer.popup, outline: 'none' });

export const popup = style([
  floating,
  {
    minWidth: 200,
    maxWidth: 'min(320px, var(--available-width))',
    maxHeight: 'var(--available-height)',
    overflowY: 'auto',
    padding: space.xxsmall,
  },
]);

export const item = style({
  ...typeStep('standard'),
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minHeight: 36,
  paddingInline: space.small,
  paddingBlock: space.xxsmall,
  borderRadius: radius.small,
  color: vars.color.text,
  textDecoration: 'none',
  cursor: 'default',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { backgroundColor: vars.color.surfaceSunken },
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
  },
});

export const label = style({ flex: 1, minWidth: 0 });

export const note = style({ ...typeStep('small'), color: vars.color.textMuted });

export const check = style({ color: vars.color.brand.base });

export const separator = style({
  height: 1,
  margin: `${space.xxsmall}px ${-space.xxsmall}px`,
  backgroundColor: vars.color.border,
});

export const text = style({
  ...typeStep('small'),
  padding: `${space.xsmall}px ${space.small}px`,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const textTitle = style({ ...typeStep('standard'), color: vars.color.text, fontWeight: weight.strong });
