import { Toast } from '@base-ui/react/toast';
import type { Notice } from '@may/domain';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { quietButton } from '../../private/quietButton.css.ts';
import { toneIcons } from '../../private/toneIcons.ts';
import { toneSign } from '../../private/toneSign.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './Notices.css.ts';
import type { NoticesProps } from './Notices.tsx';
import {
  actionStyle,
  besideStyle,
  contentStyle,
  lineStyle,
  type NoticeFrame,
  toastStyle,
  wordsStyle,
} from './noticeStyles.ts';
import type { tellNotice } from './noticeWords.ts';

/** Base UI marks each toast as a dialog; ours are messages. */
const notADialog = { 'aria-modal': undefined };
/** Base UI hides the buttons of a folded stack from screen readers; ours are there for the notice that can be seen. */
const neverFolded = { 'aria-hidden': undefined };

type NoticeToastProps = Pick<NoticesProps, 'onFollow'> & {
  toast: Toast.Root.ToastObject<Notice>;
  notice: Notice;
  words: ReturnType<typeof tellNotice>;
  /** The button that unfolds the list; the first notice has it. */
  toggle?: ReactNode;
  frame: NoticeFrame;
  onFold: () => void;
};

/** One notice: sign, title, text, the way on, and the buttons. */
export const NoticeToast = ({ toast, notice, words, toggle, frame, onFold, onFollow }: NoticeToastProps) => {
  const { t } = useTranslation();
  const { tone, title, text, remedyLabel } = words;
  const foldOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !frame.isUnfolded) return;
    // Base UI would close the notice.
    event.stopPropagation();
    onFold();
  };
  return (
    <Toast.Root
      toast={toast}
      className={styles.toast}
      style={toastStyle(frame)}
      swipeDirection={frame.isUnfolded ? ['right'] : ['right', 'up', 'down']}
      role={tone === 'critical' ? 'alert' : 'status'}
      onKeyDownCapture={foldOnEscape}
      {...notADialog}
    >
      <Toast.Content style={contentStyle(frame)}>
        <span className={toneSign({ tone })} style={besideStyle(1)}>
          <Icon icon={toneIcons[tone]} size="medium" />
        </span>
        <div className={styles.words} style={wordsStyle} data-words>
          <Toast.Title render={<p />} className={styles.title} style={lineStyle(frame)}>
            {title}
          </Toast.Title>
          <Toast.Description className={styles.text} style={lineStyle(frame)}>
            {text}
          </Toast.Description>
        </div>
        <Toast.Action
          className={styles.action}
          style={actionStyle()}
          onClick={() => notice.remedy && onFollow(notice.remedy)}
          {...neverFolded}
        >
          {remedyLabel}
        </Toast.Action>
        {toggle}
        <Toast.Close className={quietButton} style={besideStyle(4)} aria-label={t('close')} {...neverFolded}>
          <Icon icon={icons.close} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  );
};
