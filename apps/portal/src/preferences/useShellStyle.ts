import { type Appearance, layoutStyles, menuStyles } from '@may/ui';
import { useSyncExternalStore } from 'react';
import { readLayoutStyle, readMenuStyle, subscribeToShellStyle } from './shellStyle.ts';

/** The chosen style of the shell; the prerendered page shows the defaults. */
export const useShellStyle = (): Omit<Appearance, 'theme'> => ({
  menuStyle: useSyncExternalStore(subscribeToShellStyle, readMenuStyle, () => menuStyles[0]),
  layoutStyle: useSyncExternalStore(subscribeToShellStyle, readLayoutStyle, () => layoutStyles[0]),
});
