import { useLast } from '@may/ui/common/useLast.ts';
import { Dialog } from '@may/ui/components/Dialog/Dialog.tsx';
import { useTranslation } from 'react-i18next';
import { ReviewBody } from './ReviewBody.tsx';
import { ReviewButtons } from './ReviewButtons.tsx';
import type { UpgradeReview } from './serverUpgrade.ts';

/** The change of plan in a dialog before it costs money. */
export const PlanReview = ({ review, topUpHref }: { review: UpgradeReview | null; topUpHref: string }) => {
  const { t } = useTranslation('serverUpgrade');
  const last = useLast(review);
  return (
    <Dialog
      open={review !== null}
      onOpenChange={(open) => open || review?.onBack()}
      size="medium"
      title={t('review.title_plan')}
      actions={last ? <ReviewButtons {...last} /> : null}
    >
      {last ? <ReviewBody review={last} topUpHref={topUpHref} /> : null}
    </Dialog>
  );
};
