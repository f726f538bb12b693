import { floating } from '@may/ui/common/floating.css.ts';
import { quietButton } from '@may/ui/common/quietButton.css.ts';
import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { media } from '@may/ui/theme/media.ts';
import { motion } from '@may/ui/theme/motion.ts';
import { radius, space, weight } from '@may/ui/theme/tokens.ts';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.98)' } });
const line = `1px solid ${vars.color.border}`;

/** The whole screen on a phone; elsewhere near the top, so that the list grows downwards and the field stays. */
export const root = style([
  floating,
  {
    width: '100%',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: 0,
    overflow: 'hidden',
    '::backdrop': { backgroundColor: vars.color.overlay },
    '@media': {
      [media.tablet]: {
        width: `min(680px, 100% - ${2 * space.large}px)`,
        height: 'fit-content',
        margin: '12vh auto auto',
        border: line,
        borderRadius: radius.large,
      },
      '(prefers-reduced-motion: no-preference)': { animation: `${appear} ${motion.quick}` },
    },
  },
]);

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '@media': { [media.tablet]: { height: 'auto', maxHeight: '72vh' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  flexShrink: 0,
  minHeight: 56,
  paddingInline: `${space.medium}px ${space.xsmall}px`,
  color: vars.color.textMuted,
  borderBlockEnd: line,
});

export const field = style({
  ...typeStep('body'),
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  // The field has the focus all the time: the caret and the chosen row show it.
  outline: 'none',
  background: 'none',
  color: vars.color.text,
  selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
});

export const close = quietButton;

export const list = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.xsmall,
  scrollPaddingBlock: space.xlarge,
  selectors: { '&:empty': { display: 'none' } },
});

export const heading = style({
  ...typeStep('caption'),
  padding: `${space.xsmall}px ${space.xsmall}px ${space.xxsmall}px`,
  color: vars.color.textMuted,
  fontWeight: weight.medium,
});

export const nothing = style({ flex: 1, padding: `${space.xlarge}px ${space.medium}px`, textAlign: 'center' });

/** The line about lists that are still read, or could not be. */
export const status = style({
  ...typeStep('small'),
  flexShrink: 0,
  padding: `${space.xsmall}px ${space.medium}px`,
  color: vars.color.textMuted,
  borderBlockStart: line,
});
