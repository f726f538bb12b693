import type { NoticeOrigin } from '@may/domain';
import { useEffect } from 'react';
import { version } from '../version/version.ts';
import { notices } from './notices.ts';

/** A number for the version of this page: for its script and its settings. */
const versionOfPage = (): number => {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  const settings = document.querySelector<HTMLMetaElement>('meta[name=portal-settings]')?.content ?? '';
  let sum = 0;
  for (const letter of script + settings) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 32;
  return sum;
};

/** Each tab and each visit with the old version tells of one event, which the history has once. */
const originOfVersion = (): NoticeOrigin => ({
  eventId: `newer than ${versionOfPage()}`,
  object: null,
  isFound: false,
});

const announceVersion = () =>
  notices.announce({ kind: 'newVersion', subject: null, remedy: { page: 'reloaded' }, origin: originOfVersion() });

/** Raises one notice of a newer version. The customer chooses when it loads: a payment may be on screen. */
export const useVersionNotice = (): void => {
  useEffect(() => {
    if (!version.isOld()) return version.subscribe(announceVersion);
    announceVersion();
  }, []);
};
