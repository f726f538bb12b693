import { lineBetween } from '@may/ui/common/rows.css.ts';
import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { media } from '@may/ui/theme/media.ts';
import { space, weight } from '@may/ui/theme/tokens.ts';
import { globalStyle, style } from '@vanilla-extract/css';

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
/** As high as an amount in its largest size, so that nothing moves when the balance arrives. */
export const balance = style({ display: 'grid', alignItems: 'center', minHeight: '2.8rem', overflowWrap: 'anywhere' });
/** As high as two compact lines, so that nothing moves when the lines arrive, or if there is only one or none. */
export const pair = style({ minHeight: `calc(${(2 * (21 + 19.5)) / 16}rem + ${4 * space.xxsmall + 1}px)` });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });
globalStyle(`${ways} > *`, { flexGrow: 1 });
export const fill = style({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 240 });
globalStyle(`${fill} > *`, { display: 'flex', flexDirection: 'column', flex: 1 });
const rowFrom = (width: string) =>
  style({
    display: 'grid',
    gap: space.large,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [width]: { gridTemplateColumns: '320px minmax(0, 1fr)' } },
  });
/** The cards of a row have the same height. Only a picture fits beside a narrow card on a desktop; a table needs a wide screen. */
export const pictureRow = rowFrom(media.desktop);
export const tableRow = rowFrom(media.wide);
