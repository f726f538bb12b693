import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { radius, space } from '../../theme/tokens.ts';

const gutter = { paddingInline: space.medium, '@media': { [media.tablet]: { paddingInline: space.large } } };

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  paddingBlock: space.small,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  paddingInline: space.medium,
  // Aligned to the top, so that an error below a field does not move its neighbours.
  '@media': { [media.tablet]: { paddingInline: space.large, alignItems: 'flex-start' } },
});
export const search = style({ flex: '1 1 100px', minWidth: 0 });
const onPhone = `not ${media.tablet}`;
export const filter = style({ flex: '0 0 auto', minWidth: 120, '@media': { [onPhone]: { flex: 1 } } });
/** The button of a phone that shows the filter below the search. */
export const opener = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const closed = style({ '@media': { [onPhone]: { display: 'none' } } });
/** As wide as a usual choice: a longer one leaves the search its room. */
export const chosen = style({ maxWidth: 104, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const tools = style({
  ...typeStep('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
});

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
/** The size and shape of the missing button. */
export const placeholder = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 32,
  height: 32,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.small,
  opacity: 0.55,
});
