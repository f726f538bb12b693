import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { radius, weight } from '../../theme/tokens.ts';

export const root = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    borderRadius: radius.full,
    color: vars.color.brand.onSoft,
    backgroundColor: vars.color.brand.soft,
    boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
    fontWeight: weight.strong,
    lineHeight: 1.4,
    // CSS draws the initials, so that they are no part of the name of the control around them.
    '::before': { content: 'attr(data-initials)' },
  },
  variants: {
    size: { small: { width: 28, height: 28, fontSize: 11 }, large: { width: 40, height: 40, fontSize: 14 } },
  },
  defaultVariants: { size: 'small' },
});
