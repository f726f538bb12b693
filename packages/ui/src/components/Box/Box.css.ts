import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { eachSpace } from '../../theme/spaceVariants.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';
import { space } from '../../theme/tokens.ts';

// The build combines the sprinkles: their table would add 2 kB to the script.
export const box = recipe({
  variants: {
    padding: {
      ...eachSpace((step) => sprinkles({ padding: step })),
      page: { padding: space.medium, '@media': { [media.desktop]: { padding: space.large } } },
    },
  },
});
