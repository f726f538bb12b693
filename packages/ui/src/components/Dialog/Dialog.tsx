import type { DialogProps } from './DialogPopup.tsx';
import { lazyPopup } from './lazyPopup.tsx';

export type { DialogProps };

export const dialogSizes = ['small', 'medium', 'large'] as const satisfies readonly DialogProps['size'][];

/** A separate task above the page. The focus stays inside and returns to its origin. Its code loads at the first opening. */
export const Dialog = lazyPopup<DialogProps>(
  () => import('./DialogPopup.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
);
