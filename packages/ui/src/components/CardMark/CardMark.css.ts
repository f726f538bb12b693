import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The background of the sign. Its thin border separates white from white and dark from dark. */
export const root = style({
  position: 'relative',
  display: 'inline-flex',
  flexShrink: 0,
  width: 36,
  height: 24,
  overflow: 'hidden',
  borderRadius: 4,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${vars.color.text}`,
    borderRadius: 'inherit',
    opacity: 0.16,
  },
});

/** The colours of a card whose brand has no drawing here. */
export const plain = style({ color: vars.color.textMuted, backgroundColor: vars.color.surfaceSunken });
