import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontFamily } from '../../theme/font.ts';
import { radius } from '../../theme/tokens.ts';

const gutter = 18;

/** As high as all lines together. */
export const spacer = style({ position: 'relative', minWidth: 'max-content', minHeight: '100%' });
export const wrapped = style({ minWidth: 0 });

export const sheet = style({
  position: 'absolute',
  inset: 0,
  selectors: {
    // Rows of any height are moved by the page alone, so that they never shake.
    [`${wrapped} > &`]: { position: 'sticky', inset: '0 auto auto', overflow: 'clip' },
  },
});

export const list = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  minWidth: '100%',
  fontFamily: fontFamily.mono,
  fontSize: '0.78125rem',
  lineHeight: '1.25rem',
  letterSpacing: 0,
  wordSpacing: 0,
  tabSize: 4,
  fontVariantLigatures: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${wrapped} &`]: { insetInlineEnd: 0 } },
});

/** A row has a height of its own, so that a new text moves no other row. Its edge shows the level, because an edge costs no layout. */
export const row = style({
  height: '1.25rem',
  paddingInline: '14px 12px',
  borderInlineStart: '4px solid transparent',
  whiteSpace: 'pre',
  color: vars.color.text,
  selectors: {
    [`${wrapped} &`]: { height: 'auto', minHeight: '1.25rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
});

/** A row whose letters reach over their line. */
export const tall = style({ overflowY: 'clip' });

export const probe = style([row, { width: 'max-content', paddingInline: 0, visibility: 'hidden' }]);

export const levels = styleVariants({
  error: {
    borderColor: vars.color.critical.base,
    backgroundColor: `color-mix(in oklab, ${vars.color.critical.soft} 60%, ${vars.color.surfaceSunken})`,
  },
  warning: { borderColor: vars.color.caution.base, borderInlineStartStyle: 'dotted' },
  info: {},
  debug: { color: vars.color.textMuted },
});

export const current = style({ boxShadow: `inset 0 0 0 1px ${vars.color.brand.base}` });

/** Earlier parts of a line: time and source. */
export const part = style({ color: vars.color.textMuted, paddingInlineEnd: '2ch' });

const note = style({
  paddingInline: '0.75ch',
  borderRadius: radius.small,
  fontSize: '0.6875rem',
  backgroundColor: vars.color.caution.soft,
  color: vars.color.caution.onSoft,
});

export const cut = style([note, { marginInlineStart: '1ch' }]);

const warned = { color: vars.color.caution.onSoft, backgroundColor: vars.color.caution.soft };
export const mark = styleVariants({
  connected: { color: vars.color.textMuted },
  lost: warned,
  gap: warned,
});
export const markText = style({ position: 'sticky', insetInlineStart: gutter });

export const match = style({
  backgroundColor: vars.color.caution.soft,
  color: vars.color.text,
  boxShadow: `inset 0 -2px ${vars.color.caution.base}`,
  selectors: { [`${current} &`]: { backgroundColor: vars.color.caution.base, color: vars.color.caution.on } },
});

globalStyle(`${row} *`, { unicodeBidi: 'isolate' });
