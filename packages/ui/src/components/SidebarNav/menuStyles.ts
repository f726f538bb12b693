import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { inMenu } from '../../theme/shellStyle.ts';

export const asIcons = inMenu('collapsed');
export const asRow = inMenu('horizontal');

/** Rules for a wide screen, where the menu is always visible. */
export const onDesktop = (selectors: Record<string, StyleRule>): StyleRule => ({
  '@media': { [media.desktop]: { selectors } },
});
