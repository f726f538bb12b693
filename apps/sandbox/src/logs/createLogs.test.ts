import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { sandboxOfTests, serverOfTests, tokenOf } from '../app/testing/createTestSandbox.ts';
import { servers } from '../servers/serverTables.ts';

const own = 'srv_demoBienXanh';
const path = `/api/wp/${own}/log`;

describe('the log of a server', () => {
  const sandbox = sandboxOfTests({ portalOrigin: 'https://portal.example' });
  const server = serverOfTests(sandbox);
  const sockets: WebSocket[] = [];
  const token = tokenOf();
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.terminate();
  });

  const control = async (method: string, json?: unknown, below = '') => {
    const response = await sandbox.call(method, `/__sandbox/logs${below}`, json === undefined ? {} : { json });
    return (await response.json()).result;
  };
  const ask = (serverPath = path) => sandbox.call('GET', serverPath, { token });
  /** The path and ticket of a new address; tests open it at the port of their server. */
  const newAddress = async (): Promise<string> => {
    const { url } = (await (await ask()).json()).result;
    const { pathname, search } = new URL(url);
    return pathname + search;
  };
  const open = (address: string, origin?: string) => {
    const socket = new WebSocket(`ws://localhost:${server.port}${address}`, { ...(origin && { origin }) });
    sockets.push(socket);
    const messages: string[] = [];
    socket.on('message', (data) => messages.push(data.toString()));
    const ended = new Promise<number | string>((resolve) => {
      socket.on('close', resolve);
      socket.on('unexpected-response', (_, response) => resolve(`HTTP ${response.statusCode}`));
      socket.on('error', () => undefined);
    });
    return { socket, messages, ended };
  };
  const linesOf = (messages: readonly string[]) => messages.join('').split('\n');

  it.each(['rich', 'literal'] as const)('has an address with a ticket at the %s provider', async (profile) => {
    sandbox.world.profile = profile;
    const { result } = await (await ask()).json();
    const url = profile === 'rich' ? result.url : result;
    expect(url).toMatch(/^ws:\/\/localhost:4173\/logs\/srv_demoBienXanh\?ticket=[\w-]{32}$/);
    expect(url).not.toContain(token);
  });

  it('has a wss address for a caller over https', async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await sandbox.fetch(new Request(`https://api.example${path}`, { headers }));
    expect((await answer.json()).result.url).toMatch(/^wss:\/\/api\.example\/logs\//);
  });

  it('is kept from a customer without a session, and from other customers as if there were none', async () => {
    expect((await sandbox.call('GET', path)).status).toBe(401);
    for (const id of ['srv_demoDaoSang', 'srv_none']) expect((await ask(`/api/wp/${id}/log`)).status).toBe(404);
  });

  it.each(['rich', 'literal'] as const)(
    'of a server being set up is refused in words at the %s provider',
    async (profile) => {
      await sandbox.world.store.db.update(servers).set({ domain: null, status: 'provisioning' });
      sandbox.world.profile = profile;
      const response = await ask();
      expect([response.status, (await response.json()).message]).toEqual([
        422,
        'The server is not set up yet, so it has no log.',
      ]);
    },
  );

  it('sends 200 lines at once and then new ones, and counts the socket until it is closed', async () => {
    await sandbox.arm('logBusy');
    const { socket, messages } = open(await newAddress());
    await expect.poll(() => messages.length).toBeGreaterThan(1);
    expect(linesOf(messages.slice(0, 1))).toHaveLength(201);
    expect(await control('GET')).toMatchObject({ sockets: [{ serverId: own, userId: 'usr_demo' }] });
    socket.close();
    await expect.poll(() => control('GET')).toMatchObject({ sockets: [] });
  });

  it('opens once per ticket: closes with 4401 for a used, foreign, old or missing one', async () => {
    const address = await newAddress();
    const { messages } = open(address);
    await expect.poll(() => messages).toHaveLength(1);
    expect(await open(address).ended).toBe(4401);
    expect(await open((await newAddress()).replace(own, 'srv_demoDaoSang')).ended).toBe(4401);
    expect(await open(`/logs/${own}`).ended).toBe(4401);
    const old = await newAddress();
    sandbox.passTime(60_000);
    expect(await open(old).ended).toBe(4401);
  });

  it('refuses pages of other origins with 403 and keeps their ticket, and lets the portal’s page in', async () => {
    const address = await newAddress();
    expect(await open(address, 'https://evil.example').ended).toBe('HTTP 403');
    expect(await open(address, 'null').ended).toBe('HTTP 403');
    const { messages } = open(address, 'https://portal.example');
    await expect.poll(() => messages.length).toBeGreaterThan(0);
    expect(await open('/logs/').ended).toBe('HTTP 404');
    expect(await open(`/logs/${own}/more`).ended).toBe('HTTP 404');
  });

  it.each([
    ['is cut by the control route', () => control('POST', {}, '/cut'), 1006],
    ['is closed with 4401 when every session ends', () => sandbox.arm('sessionExpires'), 4401],
    ['is cut by a reset', () => sandbox.reset(), 1006],
  ])('%s', async (_, end, code) => {
    const { messages, ended } = open(await newAddress());
    await expect.poll(() => messages).toHaveLength(1);
    await end();
    expect(await ended).toBe(code);
    await expect.poll(async () => (await control('GET')).sockets).toEqual([]);
  });

  it('sends many lines in each message under logFlood, and one without a line break in a quiet log', async () => {
    await sandbox.arm('logFlood');
    const { messages, socket } = open(await newAddress());
    await expect.poll(() => messages.length).toBeGreaterThan(20);
    // A busy machine writes fewer than the 1,250 of a quiet one.
    expect(linesOf(messages).length).toBeGreaterThan(100 * messages.length);
    socket.close();
    await sandbox.arm('none');
    const quiet = open(await newAddress());
    await expect.poll(() => quiet.messages.length).toBeGreaterThan(1);
    expect(quiet.messages[1]).not.toContain('\n');
  });
});
