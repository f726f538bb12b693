import { lineBetween } from '@may/ui/common/rows.css.ts';
import { vars } from '@may/ui/theme/contract.css.ts';
import { fontFamily, typeStep } from '@may/ui/theme/font.ts';
import { media } from '@may/ui/theme/media.ts';
import { radius, space, weight } from '@may/ui/theme/tokens.ts';
import { globalStyle, style } from '@vanilla-extract/css';

const gutter = {
  paddingInline: space.medium,
  '@media': { [media.tablet]: { paddingInline: space.large } },
} as const;

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  ...gutter,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xxsmall}px ${space.medium}px`,
  paddingBlock: space.small,
  selectors: lineBetween,
});
/** A name with its marks beside it, or below it if they do not fit. */
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall}px ${space.small}px`,
  flex: '1 1 20rem',
  minWidth: 0,
});
export const names = style({ display: 'grid', gap: 2, minWidth: 0 });
export const name = style({ ...typeStep('body'), fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const ascii = style({
  ...typeStep('small'),
  fontFamily: fontFamily.mono,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xsmall });
// 44 px on a phone: large enough for a thumb.
globalStyle(`${actions} > a, ${actions} > button`, {
  minHeight: 44,
  '@media': { [media.tablet]: { minHeight: 32 } },
});

/** A part of the card above the list: the form, or domains that wait for their record. */
export const part = style({
  ...gutter,
  paddingBlock: space.large,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const form = style({ display: 'grid', gap: space.medium, maxWidth: 560 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${space.small}px ${space.medium}px`,
});
export const panel = style({
  display: 'grid',
  gap: space.medium,
  padding: space.medium,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
  minWidth: 0,
});
/** Type, name and value of a record; on a phone one below the other. */
export const fields = style({
  display: 'grid',
  gap: `${space.xxsmall}px ${space.large}px`,
  margin: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: '4rem minmax(0, 2fr) minmax(0, 3fr)' } },
});
export const field = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'center',
  minWidth: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
});
export const label = style({ ...typeStep('small'), color: vars.color.textMuted });
export const value = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
  margin: 0,
  minWidth: 0,
  minHeight: 32,
});
export const code = style({ ...typeStep('body'), fontFamily: fontFamily.mono, overflowWrap: 'anywhere' });
