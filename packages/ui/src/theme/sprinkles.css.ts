import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { space } from './tokens.ts';

// Without conditions: each would repeat every property for a width that no component asks for.
const properties = defineProperties({
  properties: {
    display: ['flex'],
    flexDirection: ['column'],
    gap: space,
    padding: space,
    alignItems: ['start', 'center', 'baseline'],
    justifyContent: ['center', 'end', 'space-between'],
    flexWrap: ['wrap', 'nowrap'],
  },
});

export const sprinkles = createSprinkles(properties);
