import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listenFailure } from './listenFailure.ts';

it('says that HOST is no address of this machine', async () => {
  const host = '192.0.2.1';
  const error = await new Promise<Error>((resolve) => {
    createServer()
      .once('error', (cause) => resolve(listenFailure(cause, host, 0)))
      .listen(0, host);
  });
  expect(error.message).toBe('HOST is 192.0.2.1, which is no address of this machine.');
});

it.each([
  ['EADDRINUSE', 'Port 80 is already in use: end the other process'],
  ['EACCES', 'Port 80 is not allowed for this user'],
  ['ENOTFOUND', 'HOST is portal, which is no known name'],
  ['EOTHER', 'raw'],
])('says of %s: %s', (code, sentence) => {
  expect(listenFailure(Object.assign(new Error('raw'), { code }), 'portal', 80).message).toContain(sentence);
});
