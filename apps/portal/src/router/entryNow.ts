/** The router's key of the entry in the history, which stays while its address is written. The first entry of a visit has none of its own. */
export const entryNow = (): unknown => window.history.state?.key ?? 'default';
