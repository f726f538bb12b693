import { Toast } from '@base-ui/react/toast';
import { type Notice, type NoticeKind, noticeDuration } from '@may/domain';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toneIcons } from '../../private/toneIcons.ts';
import { toneSign } from '../../private/toneSign.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './Notices.css.ts';
import type { NoticesProps } from './Notices.tsx';
import { staysOpen, useNoticeWords } from './noticeWords.ts';

/** Base UI marks each toast as a dialog; ours are messages. */
const notADialog = { 'aria-modal': undefined };
/** Base UI hides the buttons of a folded stack from screen readers; ours never folds. */
const neverFolded = { 'aria-hidden': undefined };

/** Successes that make a shown refusal outdated. */
const outdated: Partial<Record<NoticeKind, NoticeKind>> = {
  customDomainsVerified: 'customDomainsNotUpdated',
  customDomainRemoved: 'customDomainsNotUpdated',
};

const ShownNotices = ({ onFollow }: Pick<NoticesProps, 'onFollow'>) => {
  const { t } = useTranslation();
  const { toasts } = Toast.useToastManager<Notice>();
  const shown = toasts.flatMap((toast) => (toast.data ? [{ toast, notice: toast.data }] : []));
  const tell = useNoticeWords(shown.map(({ notice }) => notice));
  return (
    <Toast.Viewport className={styles.viewport} aria-label={t('notifications')}>
      {shown.map(({ toast, notice }) => {
        const { tone, title, text, remedyLabel } = tell(notice);
        return (
          <Toast.Root
            key={toast.id}
            toast={toast}
            className={styles.toast}
            swipeDirection={['right', 'up', 'down']}
            role={tone === 'critical' ? 'alert' : 'status'}
            {...notADialog}
          >
            <Toast.Content className={styles.content}>
              <span className={toneSign({ tone })}>
                <Icon icon={toneIcons[tone]} size="medium" />
              </span>
              <div className={styles.words}>
                <Toast.Title render={<p />} className={styles.title}>
                  {title}
                </Toast.Title>
                <Toast.Description className={styles.text}>{text}</Toast.Description>
                <Toast.Action
                  className={styles.action}
                  onClick={() => notice.remedy && onFollow(notice.remedy)}
                  {...neverFolded}
                >
                  {remedyLabel}
                </Toast.Action>
              </div>
              <Toast.Close className={styles.close} aria-label={t('close')} {...neverFolded}>
                <Icon icon={icons.close} />
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        );
      })}
    </Toast.Viewport>
  );
};

/** Shows notices as Base UI's toasts. Their timers pause on hover, on focus and in a hidden tab; F6 focuses the region. */
const NoticeList = ({ notices, onFollow }: NoticesProps) => {
  const [manager] = useState(() => Toast.createToastManager<Notice>());
  useEffect(() => {
    const added = new Set<string>();
    const shown = new Map<string, string>();
    const follow = () => {
      const history = notices.history();
      if (history.length === 0) manager.close();
      for (const notice of history.toReversed()) {
        const { id, kind, subject } = notice;
        if (added.has(id)) continue;
        added.add(id);
        // A repeated notice replaces the earlier one and is announced again, so that three refusals show one message.
        const facts = JSON.stringify([kind, subject]);
        const before = shown.get(facts);
        if (before) manager.close(before);
        shown.set(facts, id);
        for (const earlier of history) if (earlier.kind === outdated[kind]) manager.close(earlier.id);
        manager.add({ id, timeout: staysOpen(notice) ? 0 : noticeDuration, data: notice });
      }
    };
    follow();
    return notices.subscribe(follow);
  }, [notices, manager]);
  return (
    <Toast.Provider toastManager={manager} timeout={noticeDuration} limit={4}>
      <Toast.Portal>
        <ShownNotices onFollow={onFollow} />
      </Toast.Portal>
    </Toast.Provider>
  );
};

export default NoticeList;
