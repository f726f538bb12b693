/** Whether a URL's hostname is this very machine, where the sandbox lives and plain http and any port are fine. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
