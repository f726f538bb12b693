import { useOfflineReason } from '@may/ui/common/useOfflineReason.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { useTranslation } from 'react-i18next';
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
