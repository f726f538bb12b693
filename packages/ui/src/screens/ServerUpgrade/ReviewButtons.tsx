import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { useOfflineReason } from '../../private/useOfflineReason.ts';
import type { UpgradeReview } from './serverUpgrade.ts';
import { useChangeWords, wordOf } from './useChangeWords.ts';

/** The buttons of a review; only the last one changes the server. */
export const ReviewButtons = ({ change, onBack, onCheck, onConfirm }: UpgradeReview) => {
  const { t } = useTranslation(['serverUpgrade', 'common']);
  const offline = useOfflineReason();
  const { after } = useChangeWords().summary(change);
  return (
    <>
      <Button variant="outline" onPress={onBack}>
        {t('review.back')}
      </Button>
      {onConfirm ? (
        <Button disabledReason={offline} onPress={onConfirm}>
          {t(`review.confirm_${wordOf(change)}`, { target: after })}
        </Button>
      ) : (
        <Button onPress={onCheck}>{t('common:checkAgain')}</Button>
      )}
    </>
  );
};
