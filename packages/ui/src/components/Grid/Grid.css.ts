import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';

export const grid = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    columns: {
      two: { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
      three: { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
      mainAside: { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)' } } },
      halves: { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
    },
    space: { small: { gap: space.small }, medium: { gap: space.medium }, large: { gap: space.large } },
  },
  defaultVariants: { space: 'medium' },
});
