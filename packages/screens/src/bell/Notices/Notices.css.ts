import { vars } from '@may/ui/theme/contract.css.ts';
import { typeStep } from '@may/ui/theme/font.ts';
import { media } from '@may/ui/theme/media.ts';
import { motion } from '@may/ui/theme/motion.ts';
import { barRoom } from '@may/ui/theme/noticeRoom.ts';
import { layer, radius, space, weight } from '@may/ui/theme/tokens.ts';
import { globalStyle, style } from '@vanilla-extract/css';

/** From side to side on a phone, in the lower corner elsewhere. Each page has as much room at its end (`noticeRoom`). */
export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInline: space.xsmall,
  bottom: `calc(var(${barRoom}, 0px) + ${space.xsmall}px + env(safe-area-inset-bottom))`,
  display: 'grid',
  alignItems: 'end',
  outline: 'none',
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: { insetInlineStart: 'auto', insetInlineEnd: space.large, width: 400 },
    print: { display: 'none' },
  },
});

export const toast = style({
  // A notice that goes and the one behind it share the place.
  gridArea: '1 / 1',
  minWidth: 0,
  pointerEvents: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.medium,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  transition: `opacity ${motion.standard}`,
  // Base UI sets these variables while the customer swipes the notice.
  transform: 'translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0))',
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
    '&[data-limited]': { display: 'none' },
  },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.small,
  padding: `${space.xsmall}px ${space.xsmall}px ${space.xsmall}px ${space.medium}px`,
});

// The button that closes stands beside the words and the action.
globalStyle(`${content} > :nth-child(3)`, { gridArea: '1 / 3 / span 2', alignSelf: 'start' });

export const sign = style({ paddingBlockStart: 2 });

export const words = style({ paddingBlock: 2, overflowWrap: 'anywhere' });

// Two lines of each, and all of them under the pointer and the focus.
globalStyle(`${words} > p`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
globalStyle(`${region}[data-expanded] ${words} > p`, { WebkitLineClamp: 'none' });

export const title = style({ ...typeStep('standard'), fontWeight: weight.strong });

export const text = style({ ...typeStep('small'), color: vars.color.textMuted });

export const action = style({
  ...typeStep('standard'),
  gridColumn: 2,
  justifySelf: 'start',
  minHeight: 28,
  paddingInline: space.small,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: radius.small,
  background: 'none',
  color: vars.color.text,
  fontWeight: weight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken } },
});
