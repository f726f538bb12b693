/** True while the frame cannot be used: below a dialog, an open menu or a lock screen. */
export const isCovered = (): boolean => {
  const bar = document.querySelector('header');
  return (
    bar === null || bar.closest('[inert], [aria-hidden=true]') !== null || document.querySelector(':modal') !== null
  );
};
