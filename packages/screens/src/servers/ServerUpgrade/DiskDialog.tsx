import { Button } from '@may/ui/components/Button/Button.tsx';
import { Dialog } from '@may/ui/components/Dialog/Dialog.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DiskChoice } from './DiskChoice.tsx';
import { ReviewBody } from './ReviewBody.tsx';
import { ReviewButtons } from './ReviewButtons.tsx';
import type { DiskForm, DiskPart } from './serverUpgrade.ts';
import { wordOf } from './useChangeWords.ts';

type DiskDialogProps = {
  part: DiskPart;
  sizeMb: number | null;
  form: DiskForm;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  topUpHref: string;
};

/** The upgrade of a disk in a dialog (spec §2, Disk): first its new size, then the review. */
export const DiskDialog = ({ part, sizeMb, form, open, onOpenChange, topUpHref }: DiskDialogProps) => {
  const { t } = useTranslation('serverUpgrade');
  // From the first press of review, the reason against a size shows even for an empty field.
  const [missing, setMissing] = useState(false);
  const { review, busy } = form;
  const isAdding = part === 'mariadb' && sizeMb === null;
  const close = () => {
    if (busy) return;
    review?.onBack();
    setMissing(false);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : close())}
      size="medium"
      title={review ? t(`review.title_${wordOf(review.change)}`) : t(isAdding ? 'disk.add' : `disk.grow_${part}`)}
      actions={
        review ? (
          <ReviewButtons {...review} />
        ) : (
          <>
            <Button variant="outline" onPress={close}>
              {t('disk.cancel')}
            </Button>
            <Button
              loading={busy}
              onPress={() => {
                setMissing(true);
                form.onReview();
              }}
            >
              {t('disk.review')}
            </Button>
          </>
        )
      }
    >
      {review ? (
        <ReviewBody review={review} topUpHref={topUpHref} />
      ) : (
        <DiskChoice form={form} sizeMb={sizeMb} missing={missing} topUpHref={topUpHref} />
      )}
    </Dialog>
  );
};
