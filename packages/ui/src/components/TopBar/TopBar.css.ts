import { fallbackVar, style } from '@vanilla-extract/css';
import { quietButton } from '../../common/quietButton.css.ts';
import { boxInset } from '../../common/shellVars.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { inMenu } from '../../theme/shellStyle.ts';
import { iconMenuWidth, radius, sideMenuWidth, space, topBarHeight } from '../../theme/tokens.ts';

const inset = fallbackVar(boxInset, '0px');
const logoMark = 20;

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: topBarHeight,
  paddingInline: space.small,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [media.desktop]: { paddingInline: `${inset} calc(${inset} + ${space.large}px)`, gap: space.small } },
});

export const menuButton = style([quietButton, { '@media': { [media.desktop]: { display: 'none' } } }]);

/** On a wide screen the logo is as wide as the side menu, wider for a long name, centred over its icons, or aligned with the menu row. */
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 40,
  paddingInline: space.xxsmall,
  borderRadius: radius.small,
  textDecoration: 'none',
  '@media': {
    [media.desktop]: {
      minWidth: sideMenuWidth - space.large,
      marginInlineStart: space.large,
      paddingInline: 0,
      selectors: {
        [inMenu('collapsed')]: { minWidth: 0, marginInlineStart: (iconMenuWidth - logoMark) / 2 },
        [inMenu('horizontal')]: { minWidth: 0, marginInlineStart: space.xlarge },
      },
    },
  },
});

/** The search: at the right on a phone, beside the logo from a desktop on. */
export const start = style({
  display: 'flex',
  flex: 1,
  justifyContent: 'flex-end',
  '@media': { [media.desktop]: { justifyContent: 'flex-start' } },
});

/** Has the width of its four buttons, 40 px and once 44 px, before the bell is there, so that the search does not move. No gap on a phone of 320 px, which they fill. */
export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minWidth: 164,
  '@media': { [media.tablet]: { gap: space.xxsmall, minWidth: 176 } },
});
