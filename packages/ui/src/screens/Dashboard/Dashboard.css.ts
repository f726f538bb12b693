import { globalStyle, style } from '@vanilla-extract/css';
import { lineBetween } from '../../private/rows.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { space, weight } from '../../theme/tokens.ts';

export const lines = style({ display: 'flex', flexDirection: 'column' });
const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.medium,
  minWidth: 0,
});
export const spacious = style([
  line,
  {
    paddingInline: space.medium,
    paddingBlock: space.small,
    selectors: lineBetween,
    '@media': { [media.tablet]: { paddingInline: space.large } },
  },
]);
export const compact = style([line, { paddingBlock: space.xxsmall }]);

export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
/** Two lines, one where room is kept for it, then cut: a long note must not push the amounts out of their column. */
export const note = style({
  ...typeStep('standard'),
  fontWeight: weight.medium,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  selectors: { [`${compact} &`]: { WebkitLineClamp: 1 } },
});
export const amount = style({ flexShrink: 0 });
export const moment = style({ ...typeStep('small'), color: vars.color.textMuted });

export const section = style({
  ...typeStep('small'),
  color: vars.color.textMuted,
  fontWeight: weight.medium,
  marginBlockEnd: space.xxsmall,
});
/** The line of an amount in its largest size, however long it is and while it is being read. */
export const balance = style({ display: 'grid', alignItems: 'center', minHeight: '2.8rem', overflowWrap: 'anywhere' });
/** The room of two compact lines, kept while they are read and where there is but one. */
export const pair = style({ minHeight: `calc(${(2 * (21 + 19.5)) / 16}rem + ${4 * space.xxsmall}px)` });
/** Side by side where the words fit. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });
globalStyle(`${ways} > *`, { flexGrow: 1 });
export const fill = style({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 240 });
const rowFrom = (width: string) =>
  style({
    display: 'grid',
    gap: space.large,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [width]: { gridTemplateColumns: '320px minmax(0, 1fr)' } },
  });
/** The cards of a row end together; beside a narrow one stands what fits: a picture sooner than a table. */
export const pictureRow = rowFrom(media.desktop);
export const tableRow = rowFrom(media.wide);
