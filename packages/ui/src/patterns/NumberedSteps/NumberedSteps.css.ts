import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { radius, space, weight } from '../../theme/tokens.ts';

export const steps = style({ display: 'grid', gap: space.large, counterReset: 'step', listStyle: 'none' });
export const step = style({
  position: 'relative',
  display: 'grid',
  gap: space.small,
  minWidth: 0,
  '@media': { [media.tablet]: { paddingInlineStart: space.xlarge + space.xsmall } },
});
export const title = style({
  ...typeStep('body'),
  fontWeight: weight.strong,
  counterIncrement: 'step',
  '::before': {
    ...typeStep('small'),
    content: 'counter(step)',
    display: 'inline-grid',
    placeItems: 'center',
    width: space.large,
    height: space.large,
    marginInlineEnd: space.xsmall,
    borderRadius: radius.full,
    backgroundColor: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
  '@media': {
    [media.tablet]: { '::before': { position: 'absolute', insetInlineStart: 0, insetBlockStart: 0 } },
  },
});
