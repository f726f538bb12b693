import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { refuseUpgrade } from './guards.ts';

it('a browser that cuts a connection while it is refused ends no process', () => {
  const socket = new PassThrough();
  refuseUpgrade(socket, '503 Service Unavailable');
  expect(() => socket.emit('error', new Error('read ECONNRESET'))).not.toThrow();
});
