import { lineBetween } from '@may/ui/common/rows.css.ts';
import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { media } from '@may/ui/theme/media.ts';
import { space, weight } from '@may/ui/theme/tokens.ts';
import { globalStyle, style } from '@vanilla-extract/css';

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

export const step = style([
  spacious,
  { alignItems: 'center', justifyContent: 'start', color: vars.color.brand.onSoft },
]);
/** A server: the state stands below the name on a phone, else at the end of its line. */
export const serverLine = style([spacious, { minHeight: 74, '@media': { [media.tablet]: { minHeight: 49 } } }]);
export const server = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xxsmall,
  flex: 1,
  minWidth: 0,
  '@media': { [media.tablet]: { flexDirection: 'row', justifyContent: 'space-between' } },
});
export const state = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.small,
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { flexDirection: 'row-reverse' } },
});
export const price = style({
  flexShrink: 0,
  minWidth: '6rem',
  textAlign: 'end',
  '@media': { [media.tablet]: { minWidth: '9.5rem' } },
});

export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
/** One line: a long note moves nothing when it arrives, and does not push the amount out of its column. */
export const note = style({
  ...typeStep('standard'),
  fontWeight: weight.medium,
  display: '-webkit-box',
  WebkitLineClamp: 1,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const amount = style({ flexShrink: 0 });
export const moment = style({ ...typeStep('small'), color: vars.color.textMuted });

export const section = style({
  ...typeStep('small'),
  color: vars.color.textMuted,
  fontWeight: weight.medium,
  marginBlockEnd: space.xxsmall,
});
/** As high as two lines, so that nothing moves when they arrive, or if there is only one. */
export const pair = style({ minHeight: `calc(${(2 * 21) / 16}rem + ${4 * space.xxsmall}px)` });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall, marginBlockStart: 'auto' });
export const amounts = style([ways, { marginBlockStart: space.xsmall }]);
globalStyle(`${ways} > *`, { flexGrow: 1 });
export const fill = style({ display: 'flex', flexDirection: 'column', gap: space.medium, height: '100%' });
const columnsFrom = (width: string) => ({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [width]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gridTemplateRows: 'auto 1fr' } },
});
export const top = style(columnsFrom(media.desktop));
/** A table beside another card needs a wide screen. */
export const lists = style(columnsFrom(media.wide));
/** The curve fills the height that the wallet leaves it. */
export const curve = style({
  display: 'block',
  width: '100%',
  height: '100%',
  minHeight: 96,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.brand.base,
});
export const area = style({ fill: 'currentColor', opacity: 0.12 });
export const curveLine = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
/** Without a curve the first card has the height of the wallet. */
export const main = style({
  display: 'grid',
  '@media': {
    [media.desktop]: { gridColumn: 1, selectors: { '&:first-child:nth-last-child(2)': { gridRow: '1 / span 2' } } },
  },
});
export const side = style({
  display: 'grid',
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } },
});
