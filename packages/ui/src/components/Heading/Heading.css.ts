import { recipe } from '@vanilla-extract/recipes';
import { typeStep } from '../../theme/font.ts';
import { weight } from '../../theme/tokens.ts';

export const heading = recipe({
  base: {
    fontWeight: weight.strong,
    letterSpacing: '-0.012em',
    wordSpacing: '0.08em',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  variants: {
    size: {
      small: typeStep('body'),
      medium: typeStep('title'),
      large: typeStep('heading'),
    },
  },
});
