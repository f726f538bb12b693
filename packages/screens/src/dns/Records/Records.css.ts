import { vars } from '@may/ui/theme/contract.css.ts';
import { fontFamily, typeStep } from '@may/ui/theme/font.ts';
import { media } from '@may/ui/theme/media.ts';
import { barRoom } from '@may/ui/theme/noticeRoom.ts';
import { layer, radius, space, weight } from '@may/ui/theme/tokens.ts';
import { globalStyle, style } from '@vanilla-extract/css';

export const name = style({
  display: 'block',
  minWidth: 96,
  overflowWrap: 'anywhere',
  fontWeight: weight.medium,
  '@media': { [media.tablet]: { minWidth: 136 } },
});
export const rootName = style({ fontFamily: fontFamily.mono, fontWeight: weight.medium });
export const repeated = style({ color: vars.color.textMuted, fontWeight: weight.regular });
export const gone = style({ textDecorationLine: 'line-through', color: vars.color.textMuted });

export const values = style({
  ...typeStep('small'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 2,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: fontFamily.mono,
  overflowWrap: 'anywhere',
});
export const cut = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const priority = style({ color: vars.color.textMuted, marginInlineEnd: space.xsmall });
export const more = style({
  ...typeStep('small'),
  fontFamily: fontFamily.sans,
  alignSelf: 'flex-start',
  minHeight: 28,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.brand.onSoft,
  fontWeight: weight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [`not ${media.tablet}`]: { minHeight: 44, alignSelf: 'flex-end' } },
});

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space.xxsmall, whiteSpace: 'nowrap' });
export const quiet = style({ color: vars.color.textMuted });
export const old = style({ ...typeStep('small'), display: 'block', color: vars.color.textMuted });

export const reason = style({
  ...typeStep('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxsmall,
  color: vars.color.textMuted,
});

export const staged = style({
  position: 'sticky',
  insetBlockEnd: space.small,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xsmall}px ${space.medium}px`,
  paddingBlock: space.small,
  paddingInline: space.medium,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: radius.medium,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
});
globalStyle(`:root:has(${staged})`, {
  vars: { [barRoom]: '9rem' },
  '@media': { [media.tablet]: { vars: { [barRoom]: '5rem' } } },
});
export const stagedWords = style({ flex: '1 1 200px', minWidth: 0 });
