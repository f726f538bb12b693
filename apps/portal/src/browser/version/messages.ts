/** From the service worker to its pages: the server has another version than the shown page. */
export const pageChanged = 'may.pageChanged';

/** From a page once it listens: did it miss `pageChanged`? */
export const askWhetherChanged = 'may.askWhetherChanged';

/** To a waiting service worker: the customer wants the new version now. */
export const takeOver = 'may.takeOver';
