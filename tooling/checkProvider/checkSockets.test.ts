import { expect, it } from 'vitest';
import { readSettings } from '../../apps/portal/src/settings/settings.ts';
import { checkLog, checkPush, type OpenSocket } from './checkSockets.ts';
import { talkingSocket } from './testing/madeProvider.ts';

const portalOrigin = 'https://portal.example';
const apiOrigin = 'https://api.example';
const settings = readSettings(JSON.stringify({ apiOrigin, pusherHost: 'push.example:443', pusherKey: 'key-1' }));
const closed: OpenSocket = () => {
  throw new Error('The address is not allowed.');
};
const log = (address: string, open: OpenSocket, given = settings) =>
  checkLog({ address, portalOrigin, settings: given, open });

it.each([
  ['opens', talkingSocket('{"event":"pusher:connection_established"}'), 'as specified', []],
  [
    'refuses the key',
    talkingSocket('{"event":"pusher:error"}'),
    'differs',
    [expect.stringMatching(/^it refuses the key/)],
  ],
  ['cannot be opened', closed, 'not reached', [expect.stringMatching(/^it could not be opened/)]],
])('the push service %s', async (_, open, status, details) => {
  expect(await checkPush(settings, portalOrigin, open)).toMatchObject({ status, details });
});

it('the push service is asked over TLS at the configured host, with the key', async () => {
  const urls: string[] = [];
  await checkPush(settings, portalOrigin, (url) => {
    urls.push(url);
    return closed(url);
  });
  expect(urls).toEqual([expect.stringMatching(/^wss:\/\/push\.example:443\/app\/key-1\?protocol=7&/)]);
});

it('a log of the host of LOG_HOSTS is opened, and one of another host is not', async () => {
  const open = talkingSocket('nginx|GET / 200');
  const given = { ...settings, logHosts: ['logs.example'] };
  expect(await log('wss://logs.example/1', open, given)).toMatchObject({ status: 'as specified', settings: [] });
  expect(await log('wss://logs.example/1', closed)).toMatchObject({ status: 'differs' });
});

it('a log that cannot be opened is a gap, and one without the separator leads to the setting', async () => {
  expect(await log('wss://api.example/1', closed)).toMatchObject({ status: 'not reached', weight: 'gap' });
  expect((await log('wss://api.example/1', talkingSocket('GET / 200'))).settings[0]).toMatch(/^set LOG_SEPARATOR/);
});

it.each([
  ['wss://s3cr3tt0k3n.odd.example:8443/1', '[hidden].odd.example:8443'],
  ['wss://logs.nguyen-an.odd.example/1', 'logs.[hidden].odd.example'],
  ['wss://203.0.113.7/1', '[hidden]'],
])('a log at %s is named as %s, because a label may be a token or a name', async (address, shown) => {
  const { details, settings: proposed } = await log(address, closed);
  expect(details).toEqual([`the log comes from another host, ${shown}: the portal connects to no other host`]);
  expect(proposed).toEqual([expect.stringMatching(/^set LOG_HOSTS to the host in the answer to GET /)]);
});
