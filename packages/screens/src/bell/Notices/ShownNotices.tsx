import { Toast } from '@base-ui/react/toast';
import type { Notice, Remedy } from '@may/domain/bell/notice.ts';
import { useTranslation } from 'react-i18next';
import * as styles from './Notices.css.ts';
import { NoticeToast } from './NoticeToast.tsx';
import { useNoticeWords } from './noticeWords.ts';

/** The newest notice, and those behind it: one that stays until it is closed comes to the front again. */
export const ShownNotices = ({ onFollow }: { onFollow: (remedy: Remedy) => void }) => {
  const { t } = useTranslation();
  const { toasts } = Toast.useToastManager<Notice>();
  const shown = toasts.flatMap((toast) => (toast.data ? [{ toast, notice: toast.data }] : []));
  const tell = useNoticeWords(shown.map(({ notice }) => notice));
  return (
    <Toast.Viewport className={styles.region} aria-label={t('notifications')}>
      {shown.map(({ toast, notice }) => (
        <NoticeToast key={toast.id} toast={toast} notice={notice} words={tell(notice)} onFollow={onFollow} />
      ))}
    </Toast.Viewport>
  );
};
