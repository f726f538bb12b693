import { recipe } from '@vanilla-extract/recipes';
import { eachSpace } from '../../theme/spaceVariants.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';

// The atoms are put together here, at build time: their table would weigh 2 kB in the browser.
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
