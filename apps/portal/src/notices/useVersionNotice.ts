import { useEffect } from 'react';
import { version } from '../version/version.ts';
import { notices } from './notices.ts';

const tell = () => notices.announce({ kind: 'newVersion', subject: null, remedy: { page: 'reloaded' } });

/** Tells once of a newer version, and leaves it to the customer when to load it: a payment may be on screen. */
export const useVersionNotice = (): void => {
  useEffect(() => {
    if (!version.isOld()) return version.subscribe(tell);
    tell();
  }, []);
};
