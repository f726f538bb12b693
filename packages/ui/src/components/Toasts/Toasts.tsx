import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../fetchPart.ts';
import type { ToastStore } from './createToasts.ts';

const ToastsPart = lazyPart(() => import('./ToastsPart.tsx'));

export interface ToastsProps {
  toasts: ToastStore;
}

/** Where toasts appear; costs nothing until the first one is raised. One per page, after the shell. */
export const Toasts = ({ toasts }: ToastsProps) => {
  const history = useSyncExternalStore(toasts.subscribe, toasts.history, toasts.history);
  return history.length === 0 ? null : (
    <Suspense>
      <ToastsPart toasts={toasts} />
    </Suspense>
  );
};
