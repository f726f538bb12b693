import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A picture with a thin border, which separates white from white and dark from dark. */
export const edged = style({
  position: 'relative',
  flexShrink: 0,
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

export const root = style([edged, { display: 'inline-block', width: 20, aspectRatio: '4 / 3' }]);

export const drawing = style({ width: '100%', height: '100%', objectFit: 'cover' });
