/** Tells the page's inline script that the portal answers from now on, and submits the form that was sent too early. */
export const wake = (): void => {
  const { dataset } = document.documentElement;
  dataset.awake = '';
  if (!('submitted' in dataset)) return;
  delete dataset.submitted;
  document.querySelector('form')?.requestSubmit();
};
