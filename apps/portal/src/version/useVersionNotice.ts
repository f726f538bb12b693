import { useEffect } from 'react';
import { notices } from '../notices/notices.ts';
import { version } from './version.ts';

const tell = () => notices.announce({ kind: 'newVersion', subject: null, remedy: { page: 'reloaded' } });

/** Tells the customer once of a newer version; the customer decides when to load it, because a payment may be on screen. */
export const useVersionNotice = (): void => {
  useEffect(() => {
    if (!version.isOld()) return version.subscribe(tell);
    tell();
  }, []);
};
