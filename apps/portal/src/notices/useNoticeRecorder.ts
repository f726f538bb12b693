import type { Notice } from '@may/domain';
import { useEffect } from 'react';
import { useSignedInMe } from '../data/me.ts';
import { customerHistory } from './customerHistory.ts';
import { placeAt } from './noticeLinks.ts';
import { notices } from './notices.ts';
import { recordRefusals, refusedKinds } from './refusals.ts';

/** Notices of this page that were recorded; a customer who leaves empties the list of them. */
const recorded = new WeakSet<Notice>();

/** Writes each notice into the customer's history, also those that were raised before this code was loaded. */
export const useNoticeRecorder = (): void => {
  const { id } = useSignedInMe();
  useEffect(() => {
    const record = () => {
      for (const notice of notices.history().toReversed()) {
        if (recorded.has(notice) || refusedKinds.includes(notice.kind)) continue;
        recorded.add(notice);
        const kind = notice.kind === 'serverPaid' ? notice.subject.serverKind : undefined;
        customerHistory(id).add([notice], notice.at, placeAt(window.location.pathname, kind));
      }
    };
    recordRefusals();
    record();
    return notices.subscribe(record);
  }, [id]);
};
