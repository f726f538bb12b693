import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from '../Dialog/Dialog.css.ts';
import type { AlertDialogProps } from './AlertDialog.tsx';

const AlertDialogPopup = ({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'critical',
  busy,
  onConfirm,
  onCancel,
  children,
}: AlertDialogProps) => {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !busy && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={styles.popup({ size: 'small' })} initialFocus={children ? true : cancel}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description>
            {children ? <div className={styles.body}>{children}</div> : null}
            <div className={styles.actions}>
              <Button ref={cancel} variant="outline" tone="neutral" onPress={() => !busy && onCancel()}>
                {cancelLabel}
              </Button>
              <Button tone={tone} loading={busy} onPress={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};

export default AlertDialogPopup;
