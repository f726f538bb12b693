import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toneIcons } from '../../private/toneIcons.ts';
import { toneSign } from '../../private/toneSign.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { Toast as ToastItem, ToastStore } from './createToasts.ts';
import * as styles from './Toasts.css.ts';

/** Spec section 9: notification duration. */
const duration = 8000;

/** Base UI calls each toast a dialog; ours are messages, announced once each. */
const notADialog = { 'aria-modal': undefined };
/** Base UI hides the buttons of a folded stack; ours is never folded. */
const neverFolded = { 'aria-hidden': undefined };

const ToastList = ({ toasts }: { toasts: ToastStore }) => {
  const { t } = useTranslation();
  const { toasts: shown, add, close } = Toast.useToastManager<ToastItem>();

  useEffect(() => {
    const known = new Set<string>();
    const follow = () => {
      const current = toasts.current();
      for (const toast of current.toReversed()) {
        if (known.has(toast.id)) continue;
        known.add(toast.id);
        add({
          id: toast.id,
          title: toast.title,
          description: toast.text,
          timeout: toast.tone === 'critical' || toast.action ? 0 : duration,
          ...(toast.action && { actionProps: { children: toast.action.label, onClick: toast.action.onAct } }),
          data: toast,
          onClose: () => toasts.dismiss(toast.id),
        });
      }
      for (const id of known) {
        if (current.some((toast) => toast.id === id)) continue;
        known.delete(id);
        close(id);
      }
    };
    follow();
    return toasts.subscribe(follow);
  }, [toasts, add, close]);

  return (
    <Toast.Viewport className={styles.viewport} aria-label={t('notifications')}>
      {shown.map((toast) => {
        const tone = toast.data?.tone ?? 'neutral';
        return (
          <Toast.Root
            key={toast.id}
            toast={toast}
            className={styles.toast}
            swipeDirection={['right', 'down']}
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

/** Base UI's toasts over our store: timers pause on hover, focus and a hidden tab, F6 jumps to the region. */
const ToastsPart = ({ toasts }: { toasts: ToastStore }) => (
  <Toast.Provider timeout={duration} limit={4}>
    <Toast.Portal>
      <ToastList toasts={toasts} />
    </Toast.Portal>
  </Toast.Provider>
);

export default ToastsPart;
