import type { NoticeInput } from '@may/ui';
import { useEffect, useEffectEvent } from 'react';
import { notices } from './notices.ts';

/** Raises a notice each time something happens; `cause` is what is new then, null while nothing has. */
export const useNoticeOf = (cause: object | null, notice: NoticeInput, notify = notices.notify): void => {
  const raise = useEffectEvent(() => notify(notice));
  useEffect(() => {
    if (cause) raise();
  }, [cause]);
};
