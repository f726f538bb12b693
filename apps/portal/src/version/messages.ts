/** Told by the service worker to its pages: the server has another version of the page than the one that was shown. */
export const pageChanged = 'may.pageChanged';

/** Asked by a page once it listens: whether it missed that it changed. */
export const askWhetherChanged = 'may.askWhetherChanged';

/** Told to a service worker that waits: the customer wants the new version now. */
export const takeOver = 'may.takeOver';
