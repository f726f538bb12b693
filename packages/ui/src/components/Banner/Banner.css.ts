import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

const soft = (fill: { soft: string; onSoft: string }) => ({ backgroundColor: fill.soft, color: fill.onSoft });
const { brand, positive, caution, critical } = vars.color;

export const root = recipe({
  base: {
    ...typeStep('standard'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xsmall}px ${space.small}px`,
    paddingBlock: space.xsmall,
    paddingInline: space.medium,
  },
  variants: {
    tone: {
      neutral: { backgroundColor: vars.color.surfaceSunken, color: vars.color.text },
      brand: soft(brand),
      positive: soft(positive),
      caution: soft(caution),
      critical: soft(critical),
    },
    variant: {
      bar: {
        borderBlockEnd: `1px solid ${vars.color.border}`,
        '@media': { [media.tablet]: { paddingInline: space.large }, [media.desktop]: { paddingInline: space.xlarge } },
      },
      card: { borderRadius: radius.medium, paddingBlock: space.small },
    },
  },
});

/** The sign stands beside the first line of the words. */
export const message = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.small,
  flex: '1 1 0',
  minWidth: 0,
});
export const sign = style({ flexShrink: 0, paddingBlock: 1 });

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' });

export const title = style({
  fontWeight: weight.strong,
  // A bar has one line; in a card the title stands above the text.
  selectors: { [`${root.classNames.variants.variant.card} &`]: { display: 'block' } },
});

export const action = style({
  '@media': { [`not ${media.tablet}`]: { order: 1, flexBasis: '100%', paddingInlineStart: space.xlarge } },
});
