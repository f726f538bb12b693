import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';

const gutter = { paddingInline: space.medium, '@media': { [media.tablet]: { paddingInline: space.large } } };

export const toolbar = style({
  ...gutter,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  paddingBlock: space.small,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const search = style({ flex: '1 1 240px', maxWidth: 360 });
export const filter = style({ flex: '0 1 168px' });
export const found = style({ ...typeStep('small'), color: vars.color.textMuted, marginInlineStart: 'auto' });

export const footer = style({
  ...gutter,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  paddingBlock: space.small,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const pageSize = style({
  ...typeStep('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  color: vars.color.textMuted,
});
export const pages = style({
  marginInlineStart: 'auto',
  ...typeStep('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const place = style({ width: 32 });
