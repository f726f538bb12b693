/** Shows, in place of a page that can not start, the words its HTML brought for that, with what did not arrive. */
export const sayStartFailed = (chunk: string): void => {
  document.documentElement.dataset.failed = chunk;
};

/** Tells the page's inline script that the portal is hydrated, and submits the form that was sent too early. */
export const markHydrated = (): void => {
  const { dataset } = document.documentElement;
  dataset.hydrated = '';
  document.getElementById('failed')?.remove();
  if (!('submitted' in dataset)) return;
  delete dataset.submitted;
  document.querySelector('form')?.requestSubmit();
};
