import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const cross = keyframes({ from: { translate: '-100% 0' }, to: { translate: '250% 0' } });

/** Covers the lower edge of the top bar and takes no place, so that nothing moves. */
export const root = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  height: 2,
  marginTop: -2,
  overflow: 'hidden',
  pointerEvents: 'none',
  backgroundColor: vars.color.brand.soft,
  // With reduced motion the animation ends at once (theme/global.css.ts) and leaves a full line in this place.
  '::before': {
    content: '',
    display: 'block',
    height: '100%',
    backgroundColor: vars.color.brand.base,
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      '::before': { width: '40%', animation: `${cross} 1.2s linear infinite` },
    },
  },
});
