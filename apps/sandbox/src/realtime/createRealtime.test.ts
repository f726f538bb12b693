import Pusher, { type Channel } from 'pusher-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { sandboxOfTests, serverOfTests, tokenOf } from '../app/testing/createTestSandbox.ts';
import { realtimeKey } from './createRealtime.ts';

const channelName = 'private-usr_demo';

describe('realtime, tested with the public client', () => {
  const sandbox = sandboxOfTests();
  const server = serverOfTests(sandbox);
  const clients: Pusher[] = [];
  const sockets: WebSocket[] = [];

  const token = tokenOf();
  beforeEach(() => {
    sandbox.world.faults.clear();
    sandbox.world.realtime.forget();
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect();
    for (const socket of sockets.splice(0)) socket.terminate();
  });

  const connect = (bearer = token) => {
    const client = new Pusher(realtimeKey, {
      cluster: '',
      wsHost: 'localhost',
      wsPort: server.port,
      forceTLS: false,
      enabledTransports: ['ws'],
      disableStats: true,
      channelAuthorization: {
        endpoint: `${server.origin}/api/v1/auth/pusher`,
        transport: 'ajax',
        headers: { Authorization: `Bearer ${bearer}` },
      },
    });
    clients.push(client);
    return client;
  };
  const subscribe = (client: Pusher, name = channelName) => {
    const channel = client.subscribe(name);
    return new Promise<typeof channel>((resolve, reject) => {
      channel.bind('pusher:subscription_succeeded', () => resolve(channel));
      channel.bind('pusher:subscription_error', (error: { status: number }) =>
        reject(new Error(`status ${error.status}`)),
      );
    });
  };
  const eventsOf = (channel: Channel) => {
    const seen: unknown[] = [];
    channel.bind('invoice.paid', (data: { id: string }) => seen.push(data.id));
    return seen;
  };
  const publish = (id: string) => sandbox.world.realtime.publish(channelName, 'invoice.paid', { id });
  const open = async (path: string, origin?: string) => {
    const socket = new WebSocket(`ws://localhost:${server.port}${path}`, { ...(origin && { origin }) });
    sockets.push(socket);
    const heard: unknown[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(data.toString())));
    const closed = new Promise<number | string>((resolve) => {
      socket.on('close', resolve);
      socket.on('unexpected-response', (_, response) => resolve(`HTTP ${response.statusCode}`));
      socket.on('error', () => undefined);
    });
    return { socket, heard, closed };
  };
  const own = `/app/${realtimeKey}?protocol=7`;

  it("delivers an event to the customer's own channel and stops after unsubscribing", async () => {
    const client = connect();
    const channel = await subscribe(client);
    const seen = eventsOf(channel);
    publish('in_1');
    await expect.poll(() => seen).toEqual(['in_1']);
    client.unsubscribe(channelName);
    const deliveriesOf = (id: string) => {
      publish(id);
      return sandbox.world.realtime.published().at(-1)?.deliveries;
    };
    await expect.poll(() => deliveriesOf('in_2')).toBe(0);
  });

  it("does not authorise another customer's channel", async () => {
    await expect(subscribe(connect(), 'private-usr_aud')).rejects.toThrow('status 403');
  });

  it('refuses to authorise without a session', async () => {
    await expect(subscribe(connect('x'.repeat(43)))).rejects.toThrow('status 401');
  });

  it('refuses a signature that was made for another socket', async () => {
    const { heard, socket } = await open(own);
    await expect.poll(() => heard).toHaveLength(1);
    const { auth } = sandbox.world.realtime.authorize('1.1', channelName);
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: channelName, auth } }));
    await expect
      .poll(() => heard.at(-1))
      .toMatchObject({ event: 'pusher:error', data: expect.stringContaining('4009') });
    publish('in_1');
    expect(sandbox.world.realtime.published().at(-1)?.deliveries).toBe(0);
  });

  it('refuses public channels, nonsense and an unsigned subscription', async () => {
    const { heard, socket } = await open(own);
    await expect.poll(() => heard).toHaveLength(1);
    for (const message of [
      { event: 'pusher:subscribe', data: { channel: 'news' } },
      { event: 'pusher:subscribe', data: { channel: channelName } },
      { event: 'client-message', data: {} },
    ]) {
      socket.send(JSON.stringify(message));
    }
    socket.send('not json');
    await expect.poll(() => heard).toHaveLength(5);
    expect(heard.slice(1)).toEqual(Array(4).fill(expect.objectContaining({ event: 'pusher:error' })));
  });

  it('answers a ping', async () => {
    const { heard, socket } = await open(own);
    socket.on('open', () => socket.send(JSON.stringify({ event: 'pusher:ping', data: {} })));
    await expect.poll(() => heard.at(-1)).toMatchObject({ event: 'pusher:pong' });
  });

  it('closes with 4001 for a foreign key and 4007 for another protocol', async () => {
    expect(await (await open('/app/other?protocol=7')).closed).toBe(4001);
    expect(await (await open(`/app/${realtimeKey}?protocol=5`)).closed).toBe(4007);
  });

  it('accepts its own pages and refuses another origin', async () => {
    const { heard } = await open(own, server.origin);
    await expect.poll(() => heard).toHaveLength(1);
    expect(await (await open(own, 'https://evil.example')).closed).toBe('HTTP 403');
    expect(await (await open(own, 'null')).closed).toBe('HTTP 403');
    expect(await (await open('/elsewhere')).closed).toBe('HTTP 404');
  });

  it('lets the client reconnect after close code 4200, and not after 4009', async () => {
    const client = connect();
    await subscribe(client);
    const states: string[] = [];
    client.connection.bind('state_change', ({ current }: { current: string }) => states.push(current));
    sandbox.world.faults.add({ fault: { kind: 'wsClose', code: 4200 } });
    await expect.poll(() => states.at(-1), { timeout: 5000 }).toBe('connected');
    sandbox.world.faults.add({ fault: { kind: 'wsClose', code: 4009 } });
    await expect.poll(() => states.at(-1)).toBe('disconnected');
  });

  it('refuses the upgrade under the fault `refuseUpgrade`', async () => {
    sandbox.world.faults.add({ fault: { kind: 'refuseUpgrade' } });
    expect(await (await open(own)).closed).toBe('HTTP 503');
    const { heard } = await open(own);
    await expect.poll(() => heard).toHaveLength(1);
  });

  it.each([
    ['twice', { kind: 'eventDup' }, ['a', 'a', 'b', 'c']],
    ['not at all', { kind: 'eventDrop' }, ['b', 'c']],
    ['after the next one', { kind: 'eventReorder' }, ['b', 'a', 'c']],
  ] as const)('delivers an event %s when told to', async (_, fault, expected) => {
    const seen = eventsOf(await subscribe(connect()));
    sandbox.world.faults.add({ fault, match: { event: 'invoice.*' } });
    for (const id of ['a', 'b', 'c']) publish(id);
    await expect.poll(() => seen).toEqual(expected);
  });

  it.each([
    ['eventsArriveTwice', ['a.created', 'a.created', 'a.paid', 'a.paid']],
    ['eventsOutOfOrder', ['a.paid', 'a.created']],
    ['eventsOldNames', ['a.created', 'a.paid', 'subscribe.create', 'invoice.create']],
  ])('delivers under %s: %j', async (name, expected) => {
    const seen: string[] = [];
    (await subscribe(connect())).bind_global((event: string) => void seen.push(event));
    await sandbox.arm(name);
    const more = name === 'eventsOldNames' ? ['subscription.created', 'invoice.created'] : [];
    for (const event of ['a.created', 'a.paid', ...more]) sandbox.world.realtime.publish(channelName, event, {});
    await expect.poll(() => seen).toEqual(expected);
  });
});
