import { recipe } from '@vanilla-extract/recipes';
import { eachSpace } from '../../theme/spaceVariants.ts';
import { sprinkles } from '../../theme/sprinkles.css.ts';

export const stack = recipe({
  base: sprinkles({ display: 'flex', flexDirection: 'column' }),
  variants: {
    space: eachSpace((step) => sprinkles({ gap: step })),
    align: { start: sprinkles({ alignItems: 'start' }) },
  },
});
