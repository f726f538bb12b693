import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { space, weight } from '../../theme/tokens.ts';

export const logo = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xsmall,
    color: vars.color.text,
    lineHeight: 1.4,
    minWidth: 0,
  },
  variants: { size: { small: { fontSize: 20 }, medium: { fontSize: 28 } } },
});

export const mark = style({ width: '1em', height: '1em', flexShrink: 0, color: vars.color.brand.base });

/** One line: a long name loses its last words on a phone. Without `nowrap`, which would make the page as wide as the name. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  fontSize: '0.85em',
  fontWeight: weight.bold,
  letterSpacing: '-0.02em',
});
