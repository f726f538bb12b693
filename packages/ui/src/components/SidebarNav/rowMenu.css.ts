import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layer, radius, space, weight } from '../../theme/tokens.ts';
import { asRow, onDesktop } from './menuStyles.ts';
import { item, items } from './SidebarNav.css.ts';

/** In a row the links of a group with a heading float below its button. */
export const list = style([
  items,
  onDesktop({
    [asRow]: {
      position: 'absolute',
      top: '100%',
      zIndex: layer.popup,
      flexDirection: 'column',
      gap: 2,
      width: 'max-content',
      minWidth: 220,
      marginBlockStart: space.xxsmall,
      padding: space.xsmall,
      border: `1px solid ${vars.color.border}`,
      borderRadius: radius.medium,
      backgroundColor: vars.color.surfaceRaised,
      boxShadow: vars.shadow.floating,
    },
    [`${asRow}:not([data-open])`]: { display: 'none' },
  }),
]);

/** The button of a group, which only a row has. */
export const opener = style([
  item,
  {
    display: 'none',
    border: 0,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    selectors: { '&[data-current]': { color: vars.color.brand.onSoft, fontWeight: weight.strong } },
    ...onDesktop({ [asRow]: { display: 'flex' } }),
  },
]);
