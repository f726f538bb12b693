/** Shows the page of the card's bank in a window over the page, until the owner has answered there or has closed the window. */
export const showChallenge = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    const frame = document.createElement('iframe');
    let pages = 0;
    dialog.setAttribute('aria-label', '3-D Secure');
    Object.assign(dialog.style, {
      margin: 'auto',
      padding: '0',
      border: '0',
      borderRadius: '14px',
      overflow: 'hidden',
    });
    frame.src = address;
    frame.title = '3-D Secure';
    Object.assign(frame.style, {
      display: 'block',
      width: 'min(480px, 90vw)',
      height: 'min(560px, 85vh)',
      border: '0',
    });
    // The second page is the bank's answer to the pressed button.
    frame.addEventListener('load', () => {
      pages += 1;
      if (pages > 1) dialog.close();
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
    dialog.append(frame);
    document.body.append(dialog);
    dialog.showModal();
  });
