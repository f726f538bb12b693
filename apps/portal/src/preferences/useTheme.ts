import type { ThemeChoice } from '@may/ui';
import { useSyncExternalStore } from 'react';
import { readTheme, subscribeToTheme } from './theme.ts';

/** The chosen theme; the prerendered page shows the default. */
export const useTheme = (): ThemeChoice => useSyncExternalStore(subscribeToTheme, readTheme, () => 'light');
