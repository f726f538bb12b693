import { useSyncExternalStore } from 'react';

/** True while the figures of the page are hidden: the portal says so on the document's root (docs/decisions/0026). */
const isMasked = (): boolean => 'masked' in document.documentElement.dataset;

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-masked'] });
  return () => observer.disconnect();
};

/** True while figures are hidden. It is for the words that CSS cannot hide, such as a control's name for screen readers. */
export const useMasked = (): boolean => useSyncExternalStore(subscribe, isMasked, () => false);
