import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { patience } from '../../theme/motion.ts';
import { radius, type } from '../../theme/tokens.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** A bar that is as high as its line of text with its margins, of the line's size and height in pixels. */
const textOf = ([size, lineHeight]: readonly [size: number, lineHeight: number]) => ({
  height: `${(0.8 * size) / 16}rem`,
  marginBlock: `${(lineHeight - 0.8 * size) / 32}rem`,
});

/** Animates the opacity alone, from `patience` ms on. */
export const piece = recipe({
  base: {
    display: 'block',
    backgroundColor: vars.color.skeleton,
    borderRadius: radius.small,
    // An animation that has ended draws the corners in another way than none.
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${breathe} 1.6s ${patience}ms ease-in-out infinite`,
      },
    },
  },
  variants: {
    shape: {
      text: {},
      block: { borderRadius: radius.medium },
    },
    width: { short: { width: '30%' }, medium: { width: '60%' }, full: { width: '100%' } },
    size: { small: {}, medium: {}, large: {} },
  },
  compoundVariants: [
    { variants: { shape: 'block', size: 'small' }, style: { height: 40 } },
    { variants: { shape: 'block', size: 'medium' }, style: { height: 96 } },
    { variants: { shape: 'block', size: 'large' }, style: { height: 240 } },
    { variants: { shape: 'text', size: 'small' }, style: textOf(type.small) },
    { variants: { shape: 'text', size: 'medium' }, style: textOf(type.standard) },
    { variants: { shape: 'text', size: 'large' }, style: textOf([28, 42]) },
  ],
});

/** A flex column, in which margins do not collapse: each line is as high as the line of text that it replaces. */
export const lines = style({ display: 'flex', flexDirection: 'column', width: '100%' });
