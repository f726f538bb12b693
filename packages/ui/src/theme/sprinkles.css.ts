import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { radius, space } from './tokens.ts';

const responsive = defineProperties({
  conditions: { mobile: {}, tablet: { '@media': media.tablet }, desktop: { '@media': media.desktop } },
  defaultCondition: 'mobile',
  responsiveArray: ['mobile', 'tablet', 'desktop'],
  properties: {
    display: ['flex', 'grid'],
    flexDirection: ['row', 'column'],
    gap: space,
    paddingInline: space,
    paddingBlock: space,
  },
  shorthands: { padding: ['paddingInline', 'paddingBlock'] },
});

const still = defineProperties({
  properties: {
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    flexWrap: ['wrap', 'nowrap'],
    borderRadius: radius,
    background: {
      surface: vars.color.surface,
      raised: vars.color.surfaceRaised,
      sunken: vars.color.surfaceSunken,
      brandSoft: vars.color.brand.soft,
    },
  },
});

export const sprinkles = createSprinkles(responsive, still);
