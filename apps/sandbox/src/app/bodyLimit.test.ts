import http from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { sandboxOfTests, serverOfTests } from './testing/createTestSandbox.ts';

const login = '/api/v1/auth/login';

describe.each(['with its length', 'in chunks'])('a body sent %s', (way) => {
  const sandbox = sandboxOfTests();
  const server = serverOfTests(sandbox);
  const agents: http.Agent[] = [];
  afterAll(() => {
    for (const agent of agents) agent.destroy();
  });

  const connect = () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return (method: string, path: string, body?: Buffer) =>
      new Promise<{ status: number | undefined; text: string; reused: boolean }>((resolve, reject) => {
        const length = body && way === 'with its length' ? { 'Content-Length': body.length } : {};
        const headers = { 'Content-Type': 'application/json', ...length };
        const request = http.request({ port: server.port, host: '127.0.0.1', agent, method, path, headers });
        request.on('error', reject);
        request.on('response', (response) => {
          let text = '';
          response.on('data', (chunk) => {
            text += chunk;
          });
          response.on('error', reject);
          response.on('end', () => {
            resolve({ status: response.statusCode, text, reused: request.reusedSocket });
          });
        });
        for (let at = 0; body && at < body.length; at += 65_536) request.write(body.subarray(at, at + 65_536));
        request.end();
      });
  };

  it('of 70,000 bytes is refused with 413, and the connection carries the next request', async () => {
    const ask = connect();
    for (let round = 1; round <= 2; round += 1) {
      const refused = await ask('POST', login, Buffer.alloc(70_000, 'x'));
      expect([refused.status, JSON.parse(refused.text).code]).toEqual([413, 'tooLarge']);
      const next = await ask('GET', '/api/v1/auth/me');
      expect([next.status, next.reused]).toEqual([401, true]);
    }
  });

  it('of an accepted length is read whole', async () => {
    const email = 'demo@may.cloud';
    const body = Buffer.from(JSON.stringify({ email, password: 'Demo!2345', note: 'x'.repeat(60_000) }));
    expect((await connect()('POST', login, body)).status).toBe(200);
  });

  it('of 20 MB is refused or cut, and the next request is answered', async () => {
    const ask = connect();
    const refused = ask('POST', login, Buffer.alloc(20_000_000, 'x')).catch((error: Error) => error);
    // The network decides if the sender receives the answer before its own bytes fail.
    expect(await refused).toSatisfy((end) => end instanceof Error || end.status === 413);
    expect((await ask('GET', '/api/v1/auth/me')).status).toBe(401);
  });
});
