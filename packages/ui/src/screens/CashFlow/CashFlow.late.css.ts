import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { space, weight } from '../../theme/tokens.ts';

const { brand, textMuted, border, text, surfaceSunken } = vars.color;

export const year = style({ maxWidth: 120 });

export const section = style({ display: 'grid', gap: space.large, minWidth: 0 });

export const beside = style({
  display: 'grid',
  gap: space.large,
  minWidth: 0,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: space.xlarge } },
});

export const plot = style({ display: 'flex', flexDirection: 'column', gap: space.xxsmall, minWidth: 0 });

export const legend = style({
  ...typeStep('small'),
  display: 'flex',
  gap: space.medium,
  marginBlockEnd: space.xsmall,
  color: textMuted,
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
const swatch = style({ width: 12, height: 12, border: `1px solid ${brand.base}` });
export const receivedKey = style([swatch, { backgroundColor: brand.base }]);
export const spentKey = style([
  swatch,
  {
    borderColor: textMuted,
    backgroundImage: `repeating-linear-gradient(to bottom, ${textMuted} 0 2px, transparent 2px 4px)`,
  },
]);

export const edge = style({
  ...typeStep('caption'),
  minHeight: '1.5em',
  color: textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const drawing = style({ width: '100%', flex: '1 1 200px', minHeight: 180, overflow: 'visible' });
export const receivedBar = style({ fill: brand.base });
export const spentBar = style({ fill: textMuted });
/** The frame also keeps a bar without a stripe in it visible. */
export const spentFrame = style({ stroke: textMuted, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
globalStyle(`${spentFrame}[height="0"]`, { display: 'none' });
export const zero = style({ stroke: text, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });

export const months = style({
  ...typeStep('caption'),
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  color: textMuted,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
export const onPhone = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const onDesktop = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline' } } });

/** Huge amounts scroll inside, not with the page. */
export const scroller = style({ overflowX: 'auto', minWidth: 0 });

export const table = style({
  ...typeStep('caption'),
  '@media': { [media.tablet]: typeStep('small') },
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  padding: `6px ${space.xxsmall}px`,
  textAlign: 'start',
  fontWeight: weight.regular,
  borderBlockEnd: `1px solid ${border}`,
});
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${table} thead th`, { color: textMuted, fontWeight: weight.medium, whiteSpace: 'nowrap' });
globalStyle(`${table} tbody tr:hover`, { backgroundColor: surfaceSunken });
globalStyle(`${table} tr[data-empty]`, { color: textMuted });
/** “Tháng 12” stays on one line, a service with a long name does not. */
globalStyle(`${table}[data-months] tbody th`, { whiteSpace: 'nowrap' });
globalStyle(`${table} tfoot :is(th, td)`, { fontWeight: weight.strong, borderBlockEnd: 0 });

export const amount = style({ whiteSpace: 'nowrap' });
globalStyle(`${table} ${amount}`, { textAlign: 'end' });
export const unit = style({ fontWeight: weight.regular });

export const source = style({ ...typeStep('caption'), color: textMuted });

export const services = style({
  ...typeStep('small'),
  display: 'grid',
  alignContent: 'start',
  gap: space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const service = style({ display: 'grid', gap: 2 });
export const serviceName = style({ color: textMuted });
export const serviceBar = style({ width: '100%', height: 8 });
