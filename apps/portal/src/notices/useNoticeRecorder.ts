import type { Notice, NoticeKind } from '@may/domain';
import { useEffect } from 'react';
import { useSignedInMe } from '../data/me.ts';
import { customerHistory } from './customerHistory.ts';
import { notices } from './notices.ts';

/** Notices of this page that were recorded; a customer who leaves empties the list of them. */
const recorded = new WeakSet<Notice>();

/** A refused sign-in has no customer, and a refused unlock is kept at once (`keepRefusedUnlock`). */
const ofNoSession: readonly NoticeKind[] = ['signInRefused', 'unlockRefused'];

/** Writes each notice into the customer's history, also those that were raised before this code was loaded. */
export const useNoticeRecorder = (): void => {
  const { id } = useSignedInMe();
  useEffect(() => {
    const record = () => {
      for (const notice of notices.history().toReversed()) {
        if (recorded.has(notice) || ofNoSession.includes(notice.kind)) continue;
        recorded.add(notice);
        customerHistory(id).add(notice, notice.at);
      }
    };
    record();
    return notices.subscribe(record);
  }, [id]);
};
