import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { floating } from '../../common/floating.css.ts';
import { quietButton } from '../../common/quietButton.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { motion } from '../../theme/motion.ts';
import { noticeRoom } from '../../theme/noticeRoom.ts';
import { layer, radius, space, weight } from '../../theme/tokens.ts';

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  backgroundColor: vars.color.overlay,
  transition: `opacity ${motion.standard}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

/** Puts the dialog in the middle above the room for notices, and scrolls one that is taller. */
export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  padding: space.xsmall,
  '::after': { content: '', flexShrink: 0, height: noticeRoom },
  '@media': { [media.tablet]: { padding: space.large } },
});

export const popup = recipe({
  base: [
    floating,
    {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      flexShrink: 0,
      width: '100%',
      padding: space.large,
      margin: 'auto',
      borderRadius: radius.large,
    },
  ],
  variants: { size: { small: { maxWidth: 420 }, medium: { maxWidth: 560 }, large: { maxWidth: 760 } } },
});

export const close = style([quietButton, { position: 'absolute', top: space.medium, insetInlineEnd: space.medium }]);

export const title = style({
  ...typeStep('title'),
  fontWeight: weight.strong,
  letterSpacing: '-0.012em',
  overflowWrap: 'anywhere',
});

export const besideClose = style({ paddingInlineEnd: space.xlarge });

export const text = style({ ...typeStep('standard'), color: vars.color.textMuted, textWrap: 'pretty' });

export const body = style({ marginBlockStart: space.medium });

export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space.xsmall,
  marginBlockStart: space.large,
  '@media': { [media.tablet]: { flexFlow: 'row wrap-reverse', justifyContent: 'flex-end' } },
});
/** The reason of a disabled button: above its button on a phone, above all of them on a wide screen. */
globalStyle(`${actions} > span`, {
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { order: 1, flexBasis: '100%', textAlign: 'end' } },
});
