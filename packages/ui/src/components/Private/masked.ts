import { useSyncExternalStore } from 'react';

/** Stands in the place of a hidden value. */
export const dots = '••••';

const listeners = new Set<() => void>();

const isMasked = (): boolean => 'masked' in document.documentElement.dataset;

/** Hides or shows the private values of the page. The inline script has set the mark of a tab that hid them before (docs/decisions/0026). */
export const setMasked = (masked: boolean): void => {
  if (masked) document.documentElement.dataset.masked = '';
  else delete document.documentElement.dataset.masked;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** True while private values are hidden. Words that no element can stand in, such as a control's name for screen readers, ask it. */
export const useMasked = (): boolean => useSyncExternalStore(subscribe, isMasked, () => false);

/** Gives a private text as a sentence may say it: dots while private values are hidden. */
export const usePrivateText = (): ((text: string) => string) => {
  const isHidden = useMasked();
  return (text) => (isHidden ? dots : text);
};
