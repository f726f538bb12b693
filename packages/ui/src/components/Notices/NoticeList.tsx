import { Toast } from '@base-ui/react/toast';
import { noticeDuration } from '@may/domain';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toneIcons } from '../../private/toneIcons.ts';
import { toneSign } from '../../private/toneSign.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { Notice, NoticeStore } from './createNotices.ts';
import * as styles from './Notices.css.ts';

/** Base UI calls each toast a dialog; ours are messages, announced once each. */
const notADialog = { 'aria-modal': undefined };
/** Base UI hides the buttons of a folded stack; ours is never folded. */
const neverFolded = { 'aria-hidden': undefined };

const ShownNotices = () => {
  const { t } = useTranslation();
  const { toasts } = Toast.useToastManager<Notice>();
  return (
    <Toast.Viewport className={styles.viewport} aria-label={t('notifications')}>
      {toasts.map((toast) => {
        const tone = toast.data?.tone ?? 'neutral';
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
                <Icon glyph={toneIcons[tone]} size="medium" />
              </span>
              <div className={styles.words}>
                <Toast.Title render={<p />} className={styles.title} />
                <Toast.Description className={styles.text} />
                <Toast.Action className={styles.action} {...neverFolded} />
              </div>
              <Toast.Close className={styles.close} aria-label={t('close')} {...neverFolded}>
                <Icon glyph={icons.close} />
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        );
      })}
    </Toast.Viewport>
  );
};

/** Base UI's toasts for our notices: timers pause on hover, focus and a hidden tab, F6 jumps to the region. */
const NoticeList = ({ notices }: { notices: NoticeStore }) => {
  const [manager] = useState(() => Toast.createToastManager<Notice>());
  useEffect(() => {
    const added = new Set<string>();
    const saying = new Map<string, string>();
    const follow = () => {
      const history = notices.history();
      if (history.length === 0) manager.close();
      for (const notice of history.toReversed()) {
        if (added.has(notice.id)) continue;
        added.add(notice.id);
        const { id, title, text, action, stays } = notice;
        // Said again it is one message, announced anew: three refusals in a row are no pile.
        const words = `${title}\n${text}`;
        const before = saying.get(words);
        if (before) manager.close(before);
        saying.set(words, id);
        manager.add({
          id,
          title,
          description: text,
          timeout: stays ? 0 : noticeDuration,
          data: notice,
          ...(action && { actionProps: { children: action.label, onClick: action.onAct } }),
        });
      }
    };
    follow();
    return notices.subscribe(follow);
  }, [notices, manager]);
  return (
    <Toast.Provider toastManager={manager} timeout={noticeDuration} limit={4}>
      <Toast.Portal>
        <ShownNotices />
      </Toast.Portal>
    </Toast.Provider>
  );
};

export default NoticeList;
