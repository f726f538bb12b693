import { useEffect } from 'react';
import { notices } from '../notices/notices.ts';
import { version } from './version.ts';

const tell = () => notices.announce({ kind: 'newVersion', subject: null, remedy: { page: 'reloaded' } });

/** Tells once of a newer version, and leaves it to the customer when to load it: a payment may be on screen. */
export const useVersionNotice = (): void => {
  useEffect(() => {
    if (!version.isOld()) return version.subscribe(tell);
    tell();
  }, []);
};
