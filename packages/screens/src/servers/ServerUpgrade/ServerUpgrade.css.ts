import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { radius, space, weight } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

/** The size of a disk as the one figure of its card. */
export const figure = style({
  ...typeStep('display'),
  fontWeight: weight.strong,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});

/** The old value, an arrow and the new value. */
export const change = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.xsmall}px`,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
export const before = style({ color: vars.color.textMuted, fontWeight: weight.regular });
export const arrow = style({ color: vars.color.textMuted, alignSelf: 'center', display: 'inline-flex' });
export const after = style({ fontWeight: weight.strong });

/** Columns of amounts that keep their edges in a narrow dialog. */
export const costs = style({
  ...typeStep('standard'),
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
const cell = {
  paddingBlock: space.xsmall,
  paddingInline: 0,
  borderBlockEnd: `1px solid ${vars.color.border}`,
} as const;
export const costHead = style({
  ...typeStep('small'),
  ...cell,
  color: vars.color.textMuted,
  fontWeight: weight.medium,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' } },
});
export const costPart = style({ ...cell, fontWeight: weight.regular, textAlign: 'start', overflowWrap: 'anywhere' });
export const amount = style({
  ...cell,
  paddingInlineStart: space.small,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
/** A line that the upgrade does not change. */
export const kept = style({ color: vars.color.textMuted });
export const costTotal = style({ fontWeight: weight.strong });
export const lastRow = style({ borderBlockEnd: 0 });

export const difference = style({
  ...typeStep('standard'),
  padding: `${space.xsmall}px ${space.small}px`,
  borderRadius: radius.small,
  backgroundColor: vars.color.surfaceSunken,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const consequences = style({
  ...typeStep('small'),
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
});
export const consequence = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.xsmall,
  textWrap: 'pretty',
});
export const mark = style({ display: 'inline-flex', paddingBlockStart: 2, color: vars.color.textMuted });

/** A figure of the table, in one line. */
export const size = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

/** Takes the focus without a ring; the title of the dialog stays in view above it. */
export const review = style({ outline: 'none', scrollMarginBlockStart: space.xxlarge * 2 });
