import { fallbackVar, style } from '@vanilla-extract/css';
import { boxInset } from '../../common/shellVars.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { motion } from '../../theme/motion.ts';
import { inMenu } from '../../theme/shellStyle.ts';
import { layer, menuRowHeight, sideMenuWidth, space, topBarHeight } from '../../theme/tokens.ts';

// Aligns the first icon of the row with the logo.
const rowInset = `calc(${fallbackVar(boxInset, '0px')} + ${space.xlarge - space.small}px)`;

// Shades at the ends of a menu that scrolls: a cover that scrolls along hides the shade of an end that is reached.
const { surface, border } = vars.color;
const scrollHints = [
  `linear-gradient(${surface} 40%, transparent) top / 100% 32px no-repeat local`,
  `linear-gradient(transparent, ${surface} 60%) bottom / 100% 32px no-repeat local`,
  `linear-gradient(${border}, transparent) top / 100% 12px no-repeat`,
  `linear-gradient(transparent, ${border}) bottom / 100% 12px no-repeat`,
  surface,
].join(', ');

/** A column or a row from 991 px on, a popover below. */
export const root = style({
  position: 'fixed',
  inset: 0,
  insetInlineEnd: 'auto',
  width: `min(${sideMenuWidth + space.xlarge}px, 84vw)`,
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: space.small,
  border: 0,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: vars.color.text,
  background: scrollHints,
  transition: `transform ${motion.standard}, display ${motion.standard} allow-discrete, overlay ${motion.standard} allow-discrete`,
  selectors: {
    '&:not(:popover-open)': { transform: 'translateX(-100%)' },
    '&::backdrop': { backgroundColor: vars.color.overlay },
  },
  '@starting-style': { transform: 'translateX(-100%)' },
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      top: topBarHeight,
      width: 'auto',
      height: `calc(100dvh - ${topBarHeight}px)`,
      paddingBlock: space.medium,
      transition: 'none',
      selectors: {
        '&:not(:popover-open)': { transform: 'none' },
        [inMenu('collapsed')]: { paddingInline: `${space.small}px ${space.small - 1}px`, scrollbarWidth: 'none' },
        [inMenu('horizontal')]: {
          zIndex: layer.sticky,
          height: 'auto',
          minHeight: menuRowHeight,
          paddingBlock: `${space.xsmall}px ${space.xsmall - 1}px`,
          paddingInline: rowInset,
          borderInlineEnd: 0,
          borderBlockEnd: `1px solid ${vars.color.border}`,
          overflow: 'visible',
        },
      },
    },
  },
});

/** Stays in view while the drawer scrolls, because the close button has the first focus. */
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  backgroundColor: surface,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 40,
  paddingInlineStart: space.small,
  marginBlockEnd: space.small,
  '@media': { [media.desktop]: { display: 'none' } },
});
