import { createContext, type ReactNode, useState } from 'react';
import type { RunningLog } from './createRunningLog.ts';

type Kept = { current: RunningLog | null };

/** The log of the shown server. */
export const KeptLog = createContext<Kept>({ current: null });

/** Keeps a server's log for its page, so that another tab of it does not lose the lines; the connection belongs to the tab. */
export const LogKeeper = ({ children }: { children: ReactNode }) => {
  const [kept] = useState<Kept>({ current: null });
  return <KeptLog value={kept}>{children}</KeptLog>;
};
