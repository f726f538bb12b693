import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './Dialog.css.ts';

export type DialogProps = {
  open: boolean;
  /** Called with `false` by Esc, the close button and a press outside. */
  onOpenChange: (open: boolean) => void;
  title: string;
  text?: string;
  /** Width: 420, 560 or 760 px; the whole width on a phone. @default 'small' */
  size?: 'small' | 'medium' | 'large';
  /** Buttons; the main one comes last. */
  actions?: ReactNode;
  children?: ReactNode;
  /** The element that gets the focus at the end. @default the focused one at the opening */
  returnsFocusTo?: () => HTMLElement | null;
};

const DialogPopup = ({
  open,
  onOpenChange,
  title,
  text,
  size = 'small',
  actions,
  children,
  returnsFocusTo,
}: DialogProps) => {
  const { t } = useTranslation();
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            ref={popup}
            className={styles.popup({ size })}
            // A dialog that is taller than the window is read from its top: its first control may stand below.
            initialFocus={() => ((popup.current?.offsetHeight ?? 0) > window.innerHeight ? popup.current : true)}
            finalFocus={returnsFocusTo}
          >
            <Dialog.Title className={`${styles.title} ${styles.besideClose}`}>{title}</Dialog.Title>
            {text ? <Dialog.Description className={styles.text}>{text}</Dialog.Description> : null}
            {children ? <div className={styles.body}>{children}</div> : null}
            {actions ? <div className={styles.actions}>{actions}</div> : null}
            {/* The last element, so that the first focus goes to the task and not to the close button. */}
            <Dialog.Close className={styles.close} aria-label={t('close')}>
              <Icon icon={icons.close} size="medium" />
            </Dialog.Close>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
};

export default DialogPopup;
