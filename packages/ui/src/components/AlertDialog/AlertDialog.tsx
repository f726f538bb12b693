import type { ReactNode } from 'react';
import { lazyPopup } from '../../private/lazyPopup.tsx';

export type AlertDialogProps = {
  open: boolean;
  /** A question or what is about to happen. */
  title: string;
  /** What it means, and whether it can be undone. */
  text: string;
  /** A verb; never 'OK'. */
  confirmLabel: string;
  cancelLabel: string;
  /** @default 'critical' */
  tone?: 'brand' | 'critical';
  /** The confirmed work is under way: the dialog stays. */
  busy?: boolean;
  onConfirm: () => void;
  /** Also called by Esc; a press outside does nothing. */
  onCancel: () => void;
  /** Between text and buttons, e.g. a field to type a name into. */
  children?: ReactNode;
};

/** Asks before something that is hard to take back; the safe answer has the focus. Loads when first opened. */
export const AlertDialog = lazyPopup<AlertDialogProps>(
  () => import('./AlertDialogPopup.tsx'),
  ({ onCancel }) => onCancel(),
);
