import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';

export type LeaveStagedProps = {
  /** Number of staged changes. */
  count: number;
  /** True if some of the changes may be in force, because a run has begun. */
  isInRun?: boolean;
  open: boolean;
  reviewHref: string;
  onStay: () => void;
  onLeave: () => void;
};

/** Asks before a link leads away from staged changes. They are kept, and the customer can review them first. */
export const LeaveStaged = ({ count, isInRun = false, open, reviewHref, onStay, onLeave }: LeaveStagedProps) => {
  const { t } = useTranslation('zone');
  return (
    <AlertDialog
      open={open}
      tone="brand"
      title={isInRun ? t('leave.runTitle') : t('leave.title', { count })}
      text={t(isInRun ? 'leave.runText' : 'leave.text')}
      cancelLabel={t('leave.stay')}
      confirmLabel={t('leave.leave')}
      onCancel={onStay}
      onConfirm={onLeave}
    >
      <LinkButton href={reviewHref} variant="outline" stretch>
        {t('leave.review')}
      </LinkButton>
    </AlertDialog>
  );
};
