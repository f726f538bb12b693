import { recipe } from '@vanilla-extract/recipes';
import { eachSpace } from '../../theme/spaceVariants.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';

export const inline = recipe({
  base: sprinkles({ display: 'flex' }),
  variants: {
    space: eachSpace((step) => sprinkles({ gap: step })),
    align: {
      center: sprinkles({ alignItems: 'center' }),
      baseline: sprinkles({ alignItems: 'baseline' }),
    },
    justify: {
      center: sprinkles({ justifyContent: 'center' }),
      end: sprinkles({ justifyContent: 'end' }),
      'space-between': sprinkles({ justifyContent: 'space-between' }),
    },
    wrap: { wrap: sprinkles({ flexWrap: 'wrap' }), nowrap: sprinkles({ flexWrap: 'nowrap' }) },
  },
});
