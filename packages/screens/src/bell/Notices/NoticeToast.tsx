import { Toast } from '@base-ui/react/toast';
import type { Notice, Remedy } from '@may/domain/bell/notice.ts';
import { quietButton } from '@may/ui/common/quietButton.css.ts';
import { toneSign } from '@may/ui/common/toneSign.css.ts';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { toneIcons } from '@may/ui/components/Icon/toneIcons.ts';
import { useTranslation } from 'react-i18next';
import * as styles from './Notices.css.ts';
import type { tellNotice } from './noticeWords.ts';

/** Base UI marks each toast as a dialog; ours are messages. */
const notADialog = { 'aria-modal': undefined };
/** Base UI hides the buttons of a stack from screen readers until it is expanded; ours shows one notice. */
const neverStacked = { 'aria-hidden': undefined };

type NoticeToastProps = {
  onFollow: (remedy: Remedy) => void;
  toast: Toast.Root.ToastObject<Notice>;
  notice: Notice;
  words: ReturnType<typeof tellNotice>;
};

/** One notice: sign, title, text, the way on, and the button that closes it. */
export const NoticeToast = ({ toast, notice, words, onFollow }: NoticeToastProps) => {
  const { t } = useTranslation();
  const { tone, title, text, remedyLabel } = words;
  return (
    <Toast.Root
      toast={toast}
      className={styles.toast}
      swipeDirection={['right', 'down']}
      role={tone === 'critical' ? 'alert' : 'status'}
      {...notADialog}
    >
      <Toast.Content className={styles.content}>
        <span className={`${styles.sign} ${toneSign({ tone })}`}>
          <Icon icon={toneIcons[tone]} size="medium" />
        </span>
        <div className={styles.words}>
          <Toast.Title render={<p />} className={styles.title}>
            {title}
          </Toast.Title>
          <Toast.Description className={styles.text}>{text}</Toast.Description>
        </div>
        <Toast.Close className={quietButton} aria-label={t('close')} {...neverStacked}>
          <Icon icon={icons.close} />
        </Toast.Close>
        <Toast.Action
          className={styles.action}
          onClick={() => notice.remedy && onFollow(notice.remedy)}
          {...neverStacked}
        >
          {remedyLabel}
        </Toast.Action>
      </Toast.Content>
    </Toast.Root>
  );
};
