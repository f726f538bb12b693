import { createContext } from 'react';
import type { RunningLog } from './createRunningLog.ts';

/** The log of the shown server. It belongs to the page, so another tab of it does not lose the lines; the connection belongs to the tab. */
export const KeptLog = createContext<{ current: RunningLog | null }>({ current: null });
