import type { ReactNode } from 'react';
import { lazyPopup } from '../../private/lazyPopup.tsx';

export const dialogSizes = ['small', 'medium', 'large'] as const;

export type DialogProps = {
  open: boolean;
  /** Called with `false` by Esc, the close button and a press outside. */
  onOpenChange: (open: boolean) => void;
  title: string;
  text?: string;
  /** 420, 560 or 760 px wide; the whole width on a phone. @default 'small' */
  size?: (typeof dialogSizes)[number];
  /** Buttons, the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A task of its own above the page: focus stays inside and returns to where it came from. Loads when first opened. */
export const Dialog = lazyPopup<DialogProps>(
  () => import('./DialogPopup.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
);
