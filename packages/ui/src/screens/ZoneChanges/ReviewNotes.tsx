import { fullNameOf } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { LostRecords } from './LostRecords.tsx';
import type { ReviewingChanges } from './zoneChanges.ts';

/** Names that are said of records that take each other's place. */
const namesSaid = 5;

/** What has to be known before the changes are read: an undo, a list that was not read, another person's changes, a detour. */
export const ReviewNotes = ({ view, domain }: { view: ReviewingChanges; domain: string }) => {
  const { t } = useTranslation('zoneChanges');
  const { replaced, lost, isUndo, isUnread } = view;
  const names = [...new Set(replaced.map(({ name }) => fullNameOf(name, domain)))].slice(0, namesSaid);
  return (
    <>
      {isUndo ? (
        <Banner variant="card" tone="brand" title={t('review.undo')}>
          {t('review.undoText')}
        </Banner>
      ) : null}
      {isUnread ? (
        <Banner variant="card" tone="caution" title={t('review.unread')}>
          {t('review.unreadText')}
        </Banner>
      ) : null}
      <LostRecords records={lost} domain={domain} told={isUndo ? 'undo' : 'review'} />
      {replaced.length > 0 ? (
        <Banner variant="card" tone="caution" title={t('review.replaced', { count: replaced.length })}>
          {t('review.replacedText', {
            names: names.join(', '),
          })}
        </Banner>
      ) : null}
    </>
  );
};
