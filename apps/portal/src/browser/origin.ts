/** The origin of the portal's addresses; empty while the build draws a page. */
export const origin = globalThis.location?.origin ?? '';
