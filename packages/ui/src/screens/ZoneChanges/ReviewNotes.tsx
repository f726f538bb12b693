import { fullNameOf } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { tellError } from '../../errors/tellError.ts';
import { useList } from '../../i18n/useList.ts';
import { LostRecords } from './LostRecords.tsx';
import type { ChangesReview } from './zoneChanges.ts';

const namesShown = 5;

/** Notes above the changes: an undo, unread records, another person's changes, records that are deleted and added again. */
export const ReviewNotes = ({ view, domain }: { view: ChangesReview; domain: string }) => {
  const { t } = useTranslation('zoneChanges');
  const list = useList();
  const { replaced, lost, isUndo, isUnread } = view;
  const unread = tellError(t, 'zoneChanges:review.unread');
  const names = [...new Set(replaced.map(({ name }) => fullNameOf(name, domain)))].slice(0, namesShown);
  return (
    <>
      {isUndo ? (
        <Banner variant="card" tone="brand" title={t('review.undo')}>
          {t('review.undoText')}
        </Banner>
      ) : null}
      {isUnread ? (
        <Banner variant="card" tone="caution" title={unread.title}>
          {unread.text}
        </Banner>
      ) : null}
      <LostRecords records={lost} domain={domain} moment={isUndo ? 'undo' : 'review'} />
      {replaced.length > 0 ? (
        <Banner variant="card" tone="caution" title={t('review.replaced', { count: replaced.length })}>
          {t('review.replacedText', { names: list(names) })}
        </Banner>
      ) : null}
    </>
  );
};
