import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const root = recipe({
  base: {
    position: 'relative',
    display: 'inline-block',
    flexShrink: 0,
    overflow: 'hidden',
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `1px solid ${vars.color.text}`,
      opacity: 0.16,
      borderRadius: 'inherit',
    },
  },
  variants: {
    size: {
      small: { width: 20, aspectRatio: '4 / 3', borderRadius: 4 },
      large: { width: 32, aspectRatio: '4 / 3', borderRadius: 6 },
    },
  },
  defaultVariants: { size: 'small' },
});

export const drawing = style({ width: '100%', height: '100%', objectFit: 'cover' });
