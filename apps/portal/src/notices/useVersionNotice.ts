import { useEffect } from 'react';
import { version } from '../version/version.ts';
import { notices } from './notices.ts';

const announceVersion = () => notices.announce({ kind: 'newVersion', subject: null, remedy: { page: 'reloaded' } });

/** Raises one notice of a newer version. The customer chooses when it loads: a payment may be on screen. */
export const useVersionNotice = (): void => {
  useEffect(() => {
    if (!version.isOld()) return version.subscribe(announceVersion);
    announceVersion();
  }, []);
};
