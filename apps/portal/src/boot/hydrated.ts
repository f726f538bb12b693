/** Shows the texts for a failed start from the page's HTML, with the name of the chunk that is missing. */
export const sayStartFailed = (chunk: string): void => {
  document.documentElement.dataset.failed = chunk;
};

const release = (): void => {
  document.documentElement.dataset.hydrated = '';
  document.getElementById('failed')?.remove();
  const form = window.beforeReact?.heldForm;
  if (form?.isConnected) form.requestSubmit();
};

/** Marks the page as hydrated for its inline script once React draws all of it, and submits the form that was held. */
export const markHydrated = (): void => {
  const picture = document.querySelector('main > template');
  if (!picture) {
    release();
    return;
  }
  new MutationObserver((_, observer) => {
    if (picture.isConnected) return;
    observer.disconnect();
    // After the effects of the new content, which start its machines.
    setTimeout(release);
  }).observe(document.body, { childList: true, subtree: true });
};
