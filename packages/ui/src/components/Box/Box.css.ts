import { recipe } from '@vanilla-extract/recipes';
import { eachSpace } from '../../theme/spaceVariants.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';

// The build combines the sprinkles: their table would add 2 kB to the script.
export const box = recipe({
  variants: {
    padding: {
      ...eachSpace((step) => sprinkles({ padding: step })),
      page: sprinkles({ padding: { mobile: 'medium', desktop: 'large' } }),
    },
    background: {
      surface: sprinkles({ background: 'surface' }),
      raised: sprinkles({ background: 'raised' }),
      sunken: sprinkles({ background: 'sunken' }),
      brandSoft: sprinkles({ background: 'brandSoft' }),
    },
    radius: {
      small: sprinkles({ borderRadius: 'small' }),
      medium: sprinkles({ borderRadius: 'medium' }),
      large: sprinkles({ borderRadius: 'large' }),
    },
  },
});
