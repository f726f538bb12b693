import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../fetchPart.ts';

const DialogPart = lazyPart(() => import('./DialogPart.tsx'));

export const dialogSizes = ['small', 'medium', 'large'] as const;

export interface DialogProps {
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
}

/** A task of its own above the page: focus stays inside and returns to where it came from. Loads when first opened. */
export const Dialog = (props: DialogProps) => {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? (
    <Suspense>
      <DialogPart {...props} />
    </Suspense>
  ) : null;
};
