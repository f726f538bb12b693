import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  backgroundColor: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
});

const gutter = { paddingInline: space.medium, '@media': { [media.tablet]: { paddingInline: space.large } } };

export const header = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xsmall}px ${space.medium}px`,
    // The same height with and without a description, so that the lines of neighbouring cards meet.
    minHeight: 69,
    paddingBlock: space.small,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  },
  variants: { padding: { none: gutter, small: { paddingInline: space.medium }, medium: gutter } },
  defaultVariants: { padding: 'medium' },
});

/** A long title breaks between its words before the action goes below it. */
export const titles = style({ flex: '1 1 min-content', minWidth: 0 });
export const title = style({
  ...typeStep('body'),
  fontWeight: weight.strong,
  // Not `anywhere`, with which the narrowest title is one letter wide.
  overflowWrap: 'break-word',
});
export const description = style({ ...typeStep('small'), color: vars.color.textMuted });
export const action = style({ display: 'flex', alignItems: 'center', gap: space.xsmall });

export const body = recipe({
  base: { flex: 1, minWidth: 0 },
  variants: {
    padding: {
      // Not `hidden`, which would keep a sticky element in the card from sticking to the page.
      none: { overflow: 'clip', borderEndStartRadius: radius.medium, borderEndEndRadius: radius.medium },
      small: { padding: space.medium },
      medium: {
        ...gutter,
        paddingBlock: space.medium,
        '@media': { [media.tablet]: { paddingInline: space.large, paddingBlock: space.large } },
      },
    },
  },
  defaultVariants: { padding: 'medium' },
});
