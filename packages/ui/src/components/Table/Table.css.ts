import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { lineBetween } from '../../common/rows.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { space, weight } from '../../theme/tokens.ts';
import { roomy, wide } from './tableWidths.ts';

const gutter = createVar();
const mark = createVar();
/** Of a row with one line in each cell. */
const height = 52;

/** In a narrow table each row is a card of labels and values, with the primary column as its title. */
export const table = style([
  { ...typeStep('standard'), display: 'block', vars: { [gutter]: `${space.xsmall}px` }, ...wide({ display: 'table' }) },
  roomy({ vars: { [gutter]: `${space.small}px` } }),
]);
export const head = style({ display: 'none', ...wide({ display: 'table-header-group' }) });
export const body = style({ display: 'block', ...wide({ display: 'table-row-group' }) });

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  padding: space.medium,
  position: 'relative',
  selectors: {
    ...lineBetween,
    '&[data-mark]': { boxShadow: `inset ${space.xxsmall}px 0 0 ${mark}` },
    '&[data-mark="added"]': { vars: { [mark]: vars.color.positive.base } },
    '&[data-mark="edited"]': { vars: { [mark]: vars.color.caution.base } },
    '&[data-mark="deleted"]': { vars: { [mark]: vars.color.critical.base } },
  },
  ...wide({ display: 'table-row', selectors: { '&:hover': { backgroundColor: vars.color.surface } } }),
});
/** The lines of a card with places. The widths of its cells below let each line begin with the title or the `start`. */
globalStyle(`${row}:has(> [data-place])`, {
  flexFlow: 'row wrap',
  alignItems: 'baseline',
  columnGap: space.small,
});
globalStyle(`${body} > ${row}:first-child`, wide({ borderBlockStart: `1px solid ${vars.color.border}` }));

const edges = {
  selectors: {
    '&:first-child': { paddingInlineStart: space.large },
    '&:last-child': { paddingInlineEnd: space.large },
  },
};

export const header = recipe({
  base: {
    ...typeStep('small'),
    ...edges,
    height: 40,
    paddingInline: gutter,
    color: vars.color.textMuted,
    fontWeight: weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  variants: {
    align: { start: {}, end: { textAlign: 'end' } },
    // In a table that is just wide enough, the content alone decides.
    width: {
      number: { minWidth: '3rem' },
      long: { minWidth: 'min(10.25rem, 24.5cqi)' },
      actions: { minWidth: 'min(16.5rem, 27cqi)' },
      day: { minWidth: 'min(8rem, 10cqi)' },
      short: { minWidth: 'min(6rem, 8cqi)' },
      amount: { minWidth: 'min(9rem, 17cqi)' },
    },
  },
});

export const cell = recipe({
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space.medium,
    padding: 0,
    minWidth: 0,
    // As high as a badge.
    minHeight: 24,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    selectors: {
      '&::before': { content: 'attr(data-label)', flexShrink: 0, color: vars.color.textMuted, ...typeStep('small') },
    },
    ...wide({
      display: 'table-cell',
      height,
      paddingInline: gutter,
      paddingBlock: (height - 36) / 2,
      textAlign: 'start',
      verticalAlign: 'middle',
      selectors: { '&::before': { content: 'none' }, ...edges.selectors },
    }),
  },
  variants: {
    align: { start: {}, end: wide({ textAlign: 'end' }) },
    primary: {
      true: { textAlign: 'start', fontWeight: weight.medium, selectors: { '&::before': { content: 'none' } } },
    },
    hideOnPhone: { true: { display: 'none', whiteSpace: 'nowrap' } },
    rest: { true: wide({ width: '100%', maxWidth: 0 }) },
    isTall: { true: { minHeight: 42, ...wide({ height: height + 6 }) } },
  },
});

/** The control of a row: beside the columns, or in the corner of the card. A last column is as wide before its button is there. */
export const choosing = style({
  position: 'absolute',
  insetBlockStart: space.xxsmall,
  insetInlineEnd: space.xxsmall,
  padding: 0,
  ...wide({
    position: 'static',
    display: 'table-cell',
    width: 44,
    height,
    paddingInlineStart: space.small,
    verticalAlign: 'middle',
    selectors: { '&:last-child': { minWidth: 56, paddingInlineEnd: space.small } },
  }),
});
globalStyle(
  `${row} > ${choosing} + td, ${row}:has(> ${choosing}:last-child) > ${cell.classNames.variants.primary.true}`,
  { paddingInlineEnd: space.xlarge, ...wide({ paddingInline: gutter }) },
);

/** Lets long content shrink, so that it does not push the label out of the card. */
export const value = style({ minWidth: 0, ...wide({ display: 'block' }) });
globalStyle(`${row}:has(> [data-place]) > ${cell.classNames.variants.primary.true}`, { flex: '1 1 30%' });
globalStyle(`${row} > [data-place='start']`, { flex: '1 1 60%', textAlign: 'start', ...wide({ display: 'none' }) });
globalStyle(`${head} [data-place='start']`, { display: 'none' });
globalStyle(`${row} > [data-place='end']`, { marginInlineStart: 'auto' });
globalStyle(`${row} > [data-place='below']`, { flex: '1 0 100%', flexDirection: 'column', alignItems: 'stretch' });
globalStyle(`${row} > [data-place='below'] > ${value}:not(:empty)`, {
  display: 'grid',
  paddingBlockStart: space.xsmall,
  ...wide({ display: 'block', paddingBlockStart: 0 }),
});
// Only screen readers need the label of a place.
globalStyle(`${row} > [data-place]::before`, { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' });

/** A cell measures it as nothing, so that the columns of loading rows are as wide as those of the rows. */
export const placeholder = style({ display: 'inline-block', verticalAlign: 'top', width: '100%', maxWidth: 96 });
globalStyle(`${cell.classNames.variants.primary.true} > ${placeholder}`, { maxWidth: 220 });
// Without a width the title, the status and the `start` of a card would stand in one line.
globalStyle(`${row} > [data-place='end'] > ${placeholder}`, { minWidth: 96 });
// As high as a button with its distance from the lines above.
globalStyle(`${row} > [data-place='below']:has(> ${placeholder})`, { minHeight: 52 });
