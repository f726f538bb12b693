import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The plate a brand prints itself on; its hairline holds white on white and dark on dark. */
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

/** A card of a brand we have no drawing of is the colour of the page it stands on. */
export const plain = style({ color: vars.color.textMuted, backgroundColor: vars.color.surfaceSunken });
