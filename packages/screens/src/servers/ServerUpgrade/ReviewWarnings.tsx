import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { tellError } from '@may/ui/errors/tellError.ts';
import { formatDateTime } from '@may/ui/format/formatDate.ts';
import { useLocale } from '@may/ui/i18n/useLocale.ts';
import { useTranslation } from 'react-i18next';
import type { EarlierChange, UpgradeReview } from './serverUpgrade.ts';
import { useChangeWords } from './useChangeWords.ts';

/** A press at the end of a long dialog answers at its beginning, which may be out of view on a phone. */
const bringIntoSight = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });

/** The facts that speak against the confirmation of a review. */
export const ReviewWarnings = ({ unread, changed, change, earlier }: UpgradeReview) => {
  const { t } = useTranslation('serverUpgrade');
  const { lessIn } = useChangeWords();
  const notRead = tellError(t, 'serverUpgrade:review.unread');
  const less = change.part === 'plan' ? lessIn(change) : '';
  return (
    <>
      {unread ? (
        <div ref={bringIntoSight}>
          <Banner tone="critical" title={notRead.title}>
            {notRead.text} {unread.serverMessage}
          </Banner>
        </div>
      ) : null}
      {changed ? (
        <div ref={bringIntoSight}>
          <Banner tone="caution" title={t(change.part === 'plan' ? 'review.changed_plan' : 'review.changed_disk')}>
            {t('review.changedText')}
          </Banner>
        </div>
      ) : null}
      {earlier ? (
        <div ref={bringIntoSight}>
          <Earlier {...earlier} />
        </div>
      ) : null}
      {less ? (
        <Banner tone="caution" title={t('review.smaller')}>
          {t('review.smallerText', { what: less })}
        </Banner>
      ) : null}
    </>
  );
};

/** An earlier upgrade of the same server that may still arrive. */
const Earlier = ({ at, change }: EarlierChange) => {
  const { t } = useTranslation('serverUpgrade');
  const locale = useLocale();
  const { label, after } = useChangeWords().summary(change);
  const words = { what: `${label} ${after}`, time: formatDateTime(new Date(at).toISOString(), locale) };
  return (
    <Banner tone="caution" title={t('earlier.blocks.title')}>
      {t('earlier.blocks.text', words)}
    </Banner>
  );
};
