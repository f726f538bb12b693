import { describe, expect, it } from 'vitest';
import { playChart, sendAll } from '../testing/playChart.ts';
import { serverLogMachine } from './serverLogMachine.ts';

const address = (ticket: number) => ({ ok: true, url: `wss://portal.may.cloud/logs/srv_1?ticket=${ticket}` });
const noAnswer = { kind: 'unknown', serverMessage: null };

const start = (spread = 0) => {
  const play = playChart(serverLogMachine, { serverId: 'srv_1', spread });
  const state = () => play.snapshot().value;
  return {
    ...play,
    state,
    context: () => play.snapshot().context,
    open: async (ticket = 1, at = 1_000) => {
      await play.answer('requestUrl', address(ticket));
      play.actor.send({ type: 'socket.opened', at });
    },
    /** Lets whole seconds pass until the next try, and counts them. */
    secondsToNextTry: () => {
      let seconds = 0;
      for (; state() === 'reconnecting'; seconds += 1) play.clock.increment(1_000);
      return seconds;
    },
  };
};

const streaming = { listening: 'streaming' };

describe('the log of a server', () => {
  it('asks for a new address for each connection, and marks the gap between two connections', async () => {
    const flow = start();
    await flow.open(1);
    expect(flow.state()).toEqual(streaming);
    expect(flow.context()).toMatchObject({ openedAt: 1_000, failures: 0 });
    sendAll(flow, 'socket.closed');
    expect(flow.state()).toBe('reconnecting');
    expect(flow.context().failure).toEqual({ kind: 'dropped', serverMessage: null });
    flow.clock.increment(1_000);
    await flow.open(2, 3_000);
    expect(flow.callsOf('streamLog').map(({ input }) => input)).toEqual([
      { url: address(1).url },
      { url: address(2).url },
    ]);
    expect(flow.effects.map(({ action }) => action)).toEqual(['markOpened', 'markGap', 'markOpened']);
  });

  it('waits 1, 2, 4, 8, 16, 30 … seconds between tries, and gives up after ten', async () => {
    const flow = start();
    const waits: number[] = [];
    for (let tries = 1; tries < 10; tries += 1) {
      await flow.fail('requestUrl', noAnswer);
      waits.push(flow.secondsToNextTry());
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30, 30]);
    await flow.fail('requestUrl', noAnswer);
    expect(flow.state()).toBe('failed');
    expect(flow.context().failure?.kind).toBe('unreachable');
    flow.clock.increment(3_600_000);
    expect(flow.callsOf('requestUrl')).toHaveLength(10);
    sendAll(flow, 'retry');
    await flow.fail('requestUrl', noAnswer);
    expect(flow.secondsToNextTry()).toBe(1);
  });

  it('waits up to a quarter longer with the spread, and as long as the provider asks', async () => {
    const flow = start(0.5);
    await flow.fail('requestUrl', noAnswer);
    flow.clock.increment(125);
    flow.clock.increment(999);
    expect(flow.state()).toBe('reconnecting');
    flow.clock.increment(1);
    expect(flow.state()).toBe('requestingUrl');
    await flow.fail('requestUrl', { ...noAnswer, retryAfterMs: 45_000 });
    expect(flow.context().waitMs).toBe(45_000);
    sendAll(flow, 'retry');
    expect(flow.state()).toBe('requestingUrl');
  });

  it('waits one second after a connection of five seconds, and longer after each shorter one', async () => {
    const flow = start();
    const waits: number[] = [];
    for (const heldMs of [1_000, 4_999, 5_000, 1_000]) {
      await flow.open();
      flow.clock.increment(heldMs);
      sendAll(flow, 'socket.closed');
      waits.push(flow.secondsToNextTry());
    }
    expect(waits).toEqual([1, 2, 1, 2]);
  });

  it('ends a connection that does not open within 15 seconds', async () => {
    const flow = start();
    await flow.answer('requestUrl', address(1));
    flow.clock.increment(15_000);
    expect(flow.state()).toBe('reconnecting');
    expect(flow.context().failure?.kind).toBe('notOpened');
    expect(flow.last('streamLog').listening()).toBe(false);
  });

  it('opens no connection to a refused address, and asks again only at a press', async () => {
    const flow = start();
    await flow.answer('requestUrl', { ok: false, reason: 'host' });
    sendAll(flow, 'network.returned');
    flow.clock.increment(3_600_000);
    expect(flow.state()).toBe('refused');
    expect(flow.context().refusal).toBe('host');
    expect(flow.callsOf('streamLog')).toHaveLength(0);
    sendAll(flow, 'retry');
    expect(flow.state()).toBe('requestingUrl');
  });

  it('keeps the words of a provider that gives no address, and stops', async () => {
    const flow = start();
    await flow.fail('requestUrl', { kind: 'refused', serverMessage: 'Máy chủ đang được khởi tạo.' });
    expect(flow.state()).toBe('failed');
    expect(flow.context().failure).toEqual({ kind: 'denied', serverMessage: 'Máy chủ đang được khởi tạo.' });
  });

  it('waits for the network after a try without it, and does not count the try', async () => {
    const flow = start();
    await flow.fail('requestUrl', { kind: 'offline', serverMessage: null });
    flow.clock.increment(3_600_000);
    expect(flow.state()).toBe('offline');
    expect(flow.context().failures).toBe(0);
    sendAll(flow, 'network.returned');
    expect(flow.state()).toBe('requestingUrl');
  });

  it('opens a new connection when the network is back, because the old one may be dead without an end', async () => {
    const flow = start();
    await flow.open();
    sendAll(flow, 'network.returned');
    expect(flow.state()).toBe('requestingUrl');
    expect(flow.last('streamLog').listening()).toBe(false);
    expect(flow.actions.markGap).toHaveBeenCalledOnce();
  });

  it('keeps a quiet connection for a day', async () => {
    const flow = start();
    await flow.open();
    flow.clock.increment(86_400_000);
    expect(flow.state()).toEqual(streaming);
    expect(flow.last('streamLog').listening()).toBe(true);
  });

  it('ends the connection of a page that is left, and opens a new one when the page is back', async () => {
    const flow = start();
    await flow.open();
    sendAll(flow, 'page.left');
    expect(flow.last('streamLog').listening()).toBe(false);
    flow.clock.increment(3_600_000);
    expect(flow.state()).toBe('away');
    sendAll(flow, 'page.returned');
    await flow.open(2);
    expect(flow.state()).toEqual(streaming);
  });
});
