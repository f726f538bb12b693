import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontFamily } from '../../theme/font.ts';

/** As high as all rows together. */
export const sheet = style({ overflow: 'hidden', fontFamily: fontFamily.mono, fontSize: '0.78125rem' });

export const list = style({
  lineHeight: '1.25rem',
  letterSpacing: 0,
  wordSpacing: 0,
  tabSize: 4,
  fontVariantLigatures: 'none',
  fontVariantNumeric: 'tabular-nums',
});

/** Its edge shows the level. Letters with many marks do not reach into other rows. */
export const row = style({
  height: '1.25rem',
  paddingInline: '14px 12px',
  borderInlineStart: '4px solid transparent',
  overflow: 'hidden',
  whiteSpace: 'pre',
  color: vars.color.text,
});

export const levels = styleVariants({
  error: {
    borderColor: vars.color.critical.base,
    backgroundColor: `color-mix(in oklab, ${vars.color.critical.soft} 60%, ${vars.color.surfaceSunken})`,
  },
  warning: { borderColor: vars.color.caution.base, borderInlineStartStyle: 'dotted' },
  info: {},
  debug: { color: vars.color.textMuted },
});

const warned = { color: vars.color.caution.onSoft, backgroundColor: vars.color.caution.soft };
export const mark = styleVariants({
  connected: { color: vars.color.textMuted },
  lost: warned,
  gap: warned,
});
export const markText = style({ position: 'sticky', insetInlineStart: 18 });

globalStyle(`${row} mark`, {
  backgroundColor: vars.color.caution.soft,
  color: vars.color.text,
  boxShadow: `inset 0 -2px ${vars.color.caution.base}`,
});
globalStyle(`${row} *`, { unicodeBidi: 'isolate' });
