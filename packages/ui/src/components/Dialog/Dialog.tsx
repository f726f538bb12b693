import type { ReactNode } from 'react';
import { lazyPopup } from '../../private/lazyPopup.tsx';

export const dialogSizes = ['small', 'medium', 'large'] as const;

export type DialogProps = {
  open: boolean;
  /** Called with `false` by Esc, the close button and a press outside. */
  onOpenChange: (open: boolean) => void;
  title: string;
  text?: string;
  /** Width: 420, 560 or 760 px; the whole width on a phone. @default 'small' */
  size?: (typeof dialogSizes)[number];
  /** Buttons; the main one comes last. */
  actions?: ReactNode;
  children?: ReactNode;
  /** The element that gets the focus at the end. @default the focused one at the opening */
  returnsFocusTo?: () => HTMLElement | null;
};

/** A separate task above the page. The focus stays inside and returns to its origin. Its code loads at the first opening. */
export const Dialog = lazyPopup<DialogProps>(
  () => import('./DialogPopup.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
);
