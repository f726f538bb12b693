import { vars } from '@may/ui/theme/contract.css.ts';
import { fontFamily, typeStep } from '@may/ui/theme/font.ts';
import { media } from '@may/ui/theme/media.ts';
import { layer, radius, space, weight } from '@may/ui/theme/tokens.ts';
import { globalStyle, style } from '@vanilla-extract/css';

export const hosts = style({
  display: 'grid',
  gap: space.small,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' } },
});
export const guide = style({
  ...typeStep('standard'),
  display: 'grid',
  gap: space.xsmall,
  paddingInlineStart: space.large,
  listStyle: 'decimal',
  overflowWrap: 'anywhere',
});
globalStyle(`${guide} li::marker`, { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const note = style({
  ...typeStep('small'),
  display: 'flex',
  gap: space.xsmall,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});
export const noteSign = style({ flexShrink: 0, paddingBlockStart: 2 });

/** The expected nameservers beside the observed ones. */
export const sides = style({
  display: 'grid',
  gap: space.small,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xsmall,
  padding: space.small,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
  minWidth: 0,
});
export const sideTitle = style({ ...typeStep('small'), color: vars.color.textMuted, fontWeight: weight.medium });
export const seen = style({ display: 'grid', gap: space.xxsmall, listStyle: 'none' });
export const host = style({
  ...typeStep('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  fontFamily: fontFamily.mono,
  overflowWrap: 'anywhere',
  color: vars.color.text,
});
export const right = style({ color: vars.color.positive.base, display: 'flex' });
export const wrong = style({ color: vars.color.caution.base, display: 'flex' });

/** The buttons stay at the lower edge of a long dialog, so that a press and its answer are visible together. */
export const actions = style({
  position: 'sticky',
  zIndex: layer.sticky,
  insetBlockEnd: -space.xsmall,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space.xsmall,
  marginBlock: `${space.large}px -${space.large}px`,
  marginInline: -space.large,
  padding: `${space.medium}px ${space.large}px`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  borderEndStartRadius: radius.large,
  borderEndEndRadius: radius.large,
  backgroundColor: vars.color.surfaceRaised,
  '@media': {
    [media.tablet]: { flexDirection: 'row', justifyContent: 'flex-end', insetBlockEnd: -space.large },
  },
});
globalStyle(`${actions} button`, { minHeight: 44, '@media': { [media.tablet]: { minHeight: 40 } } });
/** Keeps the status above `actions` when it scrolls into view. */
export const status = style({
  scrollMarginBlockEnd: 148,
  '@media': { [media.tablet]: { scrollMarginBlockEnd: 96 } },
});
