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

/** In a narrow table each row is a card of a few lines, with the primary column as its title. */
export const table = style([
  { ...typeStep('standard'), display: 'block', vars: { [gutter]: `${space.xsmall}px` }, ...wide({ display: 'table' }) },
  roomy({ vars: { [gutter]: `${space.small}px` } }),
]);
export const head = style({ display: 'none', ...wide({ display: 'table-header-group' }) });
export const body = style({ display: 'block', ...wide({ display: 'table-row-group' }) });

export const row = style({
  display: 'flex',
  flexFlow: 'row wrap',
  alignItems: 'baseline',
  gap: `2px ${space.small}px`,
  padding: `${space.small}px ${space.medium}px`,
  position: 'relative',
  selectors: {
    ...lineBetween,
    // Ends the first line.
    '&::before': { content: '', order: -1, flex: '1 0 100%' },
    '&[data-mark]': { boxShadow: `inset ${space.xxsmall}px 0 0 ${mark}` },
    '&[data-mark="added"]': { vars: { [mark]: vars.color.positive.base } },
    '&[data-mark="edited"]': { vars: { [mark]: vars.color.caution.base } },
    '&[data-mark="deleted"]': { vars: { [mark]: vars.color.critical.base } },
  },
  ...wide({
    display: 'table-row',
    selectors: { '&::before': { content: 'none' }, '&:hover': { backgroundColor: vars.color.surface } },
  }),
});
globalStyle(`${body} > ${row}:first-child`, wide({ borderBlockStart: `1px solid ${vars.color.border}` }));

const edges = {
  selectors: {
    '&:first-child': { paddingInlineStart: space.large },
    '&:last-child': { paddingInlineEnd: space.large },
  },
};

const label = { ...typeStep('small'), color: vars.color.textMuted, whiteSpace: 'nowrap' } as const;

export const header = recipe({
  base: {
    ...label,
    ...edges,
    height: 40,
    paddingInline: gutter,
    fontWeight: weight.medium,
    textAlign: 'start',
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
    // Above the checkboxes.
    chooses: { true: { selectors: { '&:first-child': { paddingInlineStart: space.small } } } },
  },
});

export const cell = recipe({
  base: {
    display: 'flex',
    alignItems: 'baseline',
    padding: 0,
    minWidth: 0,
    // As high as a badge.
    minHeight: 24,
    overflowWrap: 'anywhere',
    // Only screen readers need the name of a column.
    selectors: {
      '&::before': { ...label, content: 'attr(data-label)', width: 0, overflow: 'hidden' },
      '&:has(> :empty)': { display: 'none' },
    },
    ...wide({
      display: 'table-cell',
      height,
      paddingInline: gutter,
      paddingBlock: (height - 36) / 2,
      textAlign: 'start',
      selectors: { '&::before': { content: 'none' }, '&:has(> :empty)': { display: 'table-cell' }, ...edges.selectors },
    }),
  },
  variants: {
    align: { start: {}, end: wide({ textAlign: 'end' }) },
    primary: {
      true: { order: -2, flex: '1 1 50%', fontWeight: weight.medium, selectors: { '&::before': { content: 'none' } } },
    },
    place: {
      start: { flex: '1 1 60%' },
      end: { marginInlineStart: 'auto', textAlign: 'end' },
      named: { selectors: { '&::before': { width: 'auto', flexShrink: 0, marginInlineEnd: space.xxsmall } } },
    },
    hideOnPhone: { true: { display: 'none', whiteSpace: 'nowrap' } },
    rest: { true: wide({ width: '100%', maxWidth: 0 }) },
  },
});

/** The control of a row: beside the columns, or of a card at its start or in its last corner. A last column is as wide before its button is there. */
export const choosing = style({
  position: 'absolute',
  inset: '2px auto auto 0',
  padding: 0,
  selectors: { '&:last-child': { inset: `auto ${space.xsmall}px ${space.xsmall}px auto` } },
  ...wide({
    position: 'static',
    display: 'table-cell',
    width: 44,
    height,
    paddingInlineStart: space.small,
    selectors: { '&:last-child': { minWidth: 56, paddingInlineEnd: space.small } },
  }),
});
globalStyle(`${cell.classNames.variants.primary.true} + [data-place='end']`, { order: -2 });
globalStyle(`${row}:has(> ${choosing}:first-child)`, { paddingInlineStart: space.xxlarge });

/** Lets long content shrink, so that it does not push its neighbours out of the card. */
export const value = style({ flex: 1, minWidth: 0 });

/** A cell of a table measures it as nothing, so that the columns of loading rows are as wide as those of the rows. */
export const placeholder = style({
  display: 'inline-block',
  verticalAlign: 'top',
  width: '100%',
  minWidth: 64,
  maxWidth: 96,
  ...wide({ minWidth: 0 }),
});
globalStyle(`${cell.classNames.variants.primary.true} > ${placeholder}`, { maxWidth: 220 });
