/** Whether a URL's hostname is this very machine, where the sandbox lives and plain http and any port are fine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
