import { describe, expect, it } from 'vitest';
import { realtimeAddress } from './realtimeAddress.ts';

const page = { protocol: 'http:', hostname: 'localhost', port: '4173' };
const securePage = { protocol: 'https:', hostname: 'portal.example.com', port: '' };
const nothing = { host: '', cluster: '' };

describe('realtimeAddress', () => {
  it('is the portal’s own host and port without a configuration', () => {
    expect(realtimeAddress(nothing, page)).toEqual({ wsHost: 'localhost', wsPort: 4173, forceTLS: false });
    expect(realtimeAddress(nothing, securePage)).toEqual({ wsHost: 'portal.example.com', wsPort: 443, forceTLS: true });
  });

  it('is the configured host with its own port, not the portal’s', () => {
    const push = { host: 'push.example.com', cluster: '' };
    expect(realtimeAddress(push, page)).toEqual({ wsHost: 'push.example.com', wsPort: 80, forceTLS: false });
    expect(realtimeAddress({ ...push, host: 'push.example.com:6001' }, securePage)).toEqual({
      wsHost: 'push.example.com',
      wsPort: 6001,
      forceTLS: true,
    });
  });

  it('is the cluster at pusher.com over TLS if only a cluster is configured', () => {
    const address = { wsHost: 'ws-ap1.pusher.com', wsPort: 443, forceTLS: true };
    expect(realtimeAddress({ host: '', cluster: 'ap1' }, page)).toEqual(address);
  });
});
