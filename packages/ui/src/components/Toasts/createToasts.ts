import type { Tone } from '../../theme/tokens.ts';

export interface ToastInput {
  title: string;
  text?: string;
  /** `critical` stays until it is closed; the others leave after 8000 ms (spec section 9). @default 'neutral' */
  tone?: Tone;
  /** A way on; a toast with one stays until it is closed. */
  action?: { label: string; onAct: () => void };
}

export interface Toast extends ToastInput {
  id: string;
  tone: Tone;
  /** When it was raised, milliseconds since 1970. */
  at: number;
}

/** How many past toasts the notification bell remembers. */
export const toastHistoryLength = 50;

/** The toasts of one page: raise them from anywhere, show them with `<Toasts>`, list the past ones in the bell. */
export interface ToastStore {
  /** Raises a toast, newest first, and returns its id. */
  notify: (input: ToastInput) => string;
  dismiss: (id: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** Still on the screen, newest first; the same array until something changes. */
  current: () => readonly Toast[];
  /** Everything raised since the page was loaded or history was cleared, newest first, at most 50. */
  history: () => readonly Toast[];
  /** Forgets the past, e.g. when another customer signs in. */
  clear: () => void;
}

/** A store of toasts with no looks and no timers: those load with the first toast. */
export const createToasts = (now: () => number = Date.now): ToastStore => {
  let current: readonly Toast[] = [];
  let history: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (nextCurrent: readonly Toast[], nextHistory: readonly Toast[]) => {
    current = nextCurrent;
    history = nextHistory;
    for (const listener of listeners) listener();
  };
  return {
    notify: (input) => {
      count += 1;
      const toast: Toast = { tone: 'neutral', ...input, id: `toast-${count}`, at: now() };
      change([toast, ...current], [toast, ...history].slice(0, toastHistoryLength));
      return toast.id;
    },
    dismiss: (id) => {
      if (current.some((toast) => toast.id === id))
        change(
          current.filter((toast) => toast.id !== id),
          history,
        );
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => current,
    history: () => history,
    clear: () => change([], []),
  };
};
