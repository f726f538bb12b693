import { useEffect } from 'react';
import { version } from '../version/version.ts';
import { notices } from './notices.ts';

const announceVersion = () => {
  // Each tab and each visit with this old version tells of the same news.
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  notices.announce({
    kind: 'newVersion',
    subject: null,
    remedy: { page: 'reloaded' },
    key: `newer than ${script.slice(-100)}`,
  });
};

/** Raises one notice of a newer version. The customer chooses when it loads: a payment may be on screen. */
export const useVersionNotice = (): void => {
  useEffect(() => {
    if (!version.isOld()) return version.subscribe(announceVersion);
    announceVersion();
  }, []);
};
