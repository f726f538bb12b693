/** The host of a cluster at pusher.com. */
export const clusterHost = (cluster: string): string => `ws-${cluster}.pusher.com`;

/**
 * The address of the events: the configured host (with its own port, or the usual one), else the cluster at pusher.com, else the
 * portal's own host and port. A page that came over TLS never listens without it.
 */
export const realtimeAddress = (
  given: { host: string; cluster: string },
  page: Pick<Location, 'protocol' | 'hostname' | 'port'>,
) => {
  const isSecure = page.protocol === 'https:';
  const usualPort = isSecure ? 443 : 80;
  if (given.host) {
    const [, host = given.host, port] = /^(.*?)(?::(\d+))?$/.exec(given.host) ?? [];
    return { wsHost: host, wsPort: Number(port) || usualPort, forceTLS: isSecure };
  }
  if (given.cluster) return { wsHost: clusterHost(given.cluster), wsPort: 443, forceTLS: true };
  return { wsHost: page.hostname, wsPort: Number(page.port) || usualPort, forceTLS: isSecure };
};
