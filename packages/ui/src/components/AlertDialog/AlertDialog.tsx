import type { ReactNode } from 'react';
import { lazyPopup } from '../../private/lazyPopup.tsx';

export type AlertDialogProps = {
  open: boolean;
  /** Question, or the action that the customer confirms. */
  title: string;
  /** Consequence of the action, and the way to undo it if there is one. */
  text: string;
  /** Verb on the confirming button; never 'OK'. */
  confirmLabel: string;
  cancelLabel: string;
  /** @default 'critical' */
  tone?: 'brand' | 'critical';
  /** True while the confirmed work runs: the dialog stays open. */
  busy?: boolean;
  onConfirm: () => void;
  /** Called by the cancelling button and by Esc; a press outside does nothing. */
  onCancel: () => void;
  /** Content between text and buttons, e.g. a field for a name. */
  children?: ReactNode;
};

/** Asks before an action that is hard to undo. Without children the cancelling button has the focus. Its code loads at the first opening. */
export const AlertDialog = lazyPopup<AlertDialogProps>(
  () => import('./AlertDialogPopup.tsx'),
  ({ onCancel }) => onCancel(),
);
