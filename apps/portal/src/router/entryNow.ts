/** The router's key of the entry in the history, which stays while its address is written. */
export const entryNow = (): unknown => window.history.state?.key;
