/** Follows a link of the portal as a press on it would: a guard of unsaved changes may ask first, and the page changes without a load. */
export const followLink = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
};
