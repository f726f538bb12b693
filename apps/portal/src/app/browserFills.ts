/** The digest of a part of the first picture that only the browser fills: React reports each one, which is no error. */
export const browserFills = 'browser';
