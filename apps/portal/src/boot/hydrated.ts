/** Shows the texts for a failed start from the page's HTML, with the name of the chunk that is missing. */
export const sayStartFailed = (chunk: string): void => {
  document.documentElement.dataset.failed = chunk;
};

/** Marks the page as hydrated for its inline script, and submits the form that was held before. */
export const markHydrated = (): void => {
  const { dataset } = document.documentElement;
  dataset.hydrated = '';
  document.getElementById('failed')?.remove();
  if (!('submitted' in dataset)) return;
  delete dataset.submitted;
  document.querySelector('form')?.requestSubmit();
};
