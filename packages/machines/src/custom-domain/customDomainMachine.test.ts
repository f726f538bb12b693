import type { DomainHolder } from '@may/domain';
import { describe, expect, it } from 'vitest';
import { playChart, sendAll } from '../testing/playChart.ts';
import type { UnverifiedDomain } from './customDomain.types.ts';
import { customDomainMachine } from './customDomainMachine.ts';

const serverWith = (...domains: string[]): DomainHolder => ({
  id: 'srv_1',
  rawName: ' wp-bien-xanh',
  domain: 'wp.may.cloud',
  domains: ['wp.may.cloud', ...domains],
});
const refusal = { kind: 'refused', serverMessage: 'Domain is not verified !' };
const lost = new Error('no answer');

const start = (unverified: readonly UnverifiedDomain[] = []) => {
  const play = playChart(customDomainMachine, { serverId: 'srv_1', unverified });
  return {
    ...play,
    state: () => play.snapshot().value,
    context: () => play.snapshot().context,
    sent: () => play.callsOf('updateDomains').map(({ input }) => (input as { domains: string[] }).domains),
  };
};

const adding = async (name: string, fresh = serverWith()) => {
  const flow = start();
  flow.actor.send({ type: 'add', typed: '' });
  flow.actor.send({ type: 'type', typed: name });
  flow.actor.send({ type: 'submit', name, key: 'key-1' });
  await flow.answer('readServer', fresh);
  return flow;
};

const removing = async (fresh: DomainHolder) => {
  const flow = start();
  flow.actor.send({ type: 'remove', name: 'shop.vn' });
  flow.actor.send({ type: 'confirm', key: 'key-1' });
  await flow.answer('readServer', fresh);
  return flow;
};

describe('adding a domain', () => {
  it('sends the freshly read list with the new name, calls it verified when the list holds it, and refetches after 1 s', async () => {
    const flow = await adding('shop.vn', serverWith('of-another-device.vn'));
    expect(flow.last('updateDomains').input).toEqual({
      id: 'srv_1',
      name: ' wp-bien-xanh',
      before: ['wp.may.cloud', 'of-another-device.vn'],
      domains: ['wp.may.cloud', 'of-another-device.vn', 'shop.vn'],
      attemptKey: 'key-1',
    });
    await flow.answer('updateDomains', undefined);
    expect(flow.state()).toEqual({ saving: 'looking' });
    await flow.answer('readServer', serverWith('shop.vn'));
    expect(flow.state()).toBe('verified');
    expect(flow.actions.announceVerified).toHaveBeenCalledExactlyOnceWith({ name: 'shop.vn' });
    expect(flow.actions.announceChanged).not.toHaveBeenCalled();
    flow.clock.increment(1_000);
    expect(flow.state()).toBe('listed');
    expect(flow.actions.announceChanged).toHaveBeenCalledOnce();
  });

  it.each([
    ['could not be read', serverWith(), true],
    ['has an unreadable entry', { ...serverWith(), domains: null }, false],
    ['comes without the server’s name', { ...serverWith(), rawName: null }, false],
  ])('sends nothing if the list %s, and keeps the typed text', async (_, fresh, isFailed) => {
    const flow = start();
    flow.actor.send({ type: 'add', typed: '' });
    flow.actor.send({ type: 'type', typed: 'shop.vn' });
    flow.actor.send({ type: 'submit', name: 'shop.vn', key: 'key-1' });
    await (isFailed ? flow.fail('readServer', lost) : flow.answer('readServer', fresh));
    expect(flow.sent()).toEqual([]);
    expect(flow.state()).toBe('editing');
    expect(flow.context()).toMatchObject({ typed: 'shop.vn', error: { kind: 'notRead' } });
  });

  it('sends nothing if another device has added the name meanwhile', async () => {
    const flow = await adding('shop.vn', serverWith('Shop.vn.'));
    expect([flow.state(), flow.sent()]).toEqual(['verified', []]);
  });

  it('a refusal: remembers the domain with the provider’s words, and verifies with the same update at a press', async () => {
    const flow = await adding('shop.vn');
    await flow.fail('updateDomains', refusal);
    expect(flow.state()).toEqual({ saving: 'looking' });
    await flow.answer('readServer', serverWith());
    const unverified = [{ name: 'shop.vn', reason: 'refused', serverMessage: 'Domain is not verified !' }];
    expect(flow.state()).toBe('unverified');
    expect(flow.context().unverified).toEqual(unverified);
    expect(flow.actions.rememberUnverified).toHaveBeenLastCalledWith({ unverified });
    expect(flow.announced()).toEqual([['customDomainsNotUpdated', { serverMessage: 'Domain is not verified !' }]]);
    flow.actor.send({ type: 'verify', name: 'shop.vn', key: 'key-2' });
    await flow.answer('readServer', serverWith('of-another-device.vn'));
    expect(flow.sent()).toEqual([
      ['wp.may.cloud', 'shop.vn'],
      ['wp.may.cloud', 'of-another-device.vn', 'shop.vn'],
    ]);
    await flow.answer('updateDomains', undefined);
    await flow.answer('readServer', serverWith('of-another-device.vn', 'shop.vn'));
    expect(flow.actions.rememberUnverified).toHaveBeenLastCalledWith({ unverified: [] });
  });

  it('a refusal of a list that holds the domain: calls it verified, because a browser’s copy of the request was refused', async () => {
    const flow = await adding('shop.vn');
    await flow.fail('updateDomains', refusal);
    await flow.answer('readServer', serverWith('shop.vn'));
    expect([flow.state(), flow.announced()]).toEqual(['verified', []]);
  });

  it('a refusal without a reading after it: is a refusal', async () => {
    const flow = await adding('shop.vn');
    await flow.fail('updateDomains', refusal);
    await flow.fail('readServer', lost);
    expect(flow.context().unverified).toMatchObject([{ reason: 'refused' }]);
  });

  it('a lost answer: leaves a domain that the list lacks unknown, because it may arrive late, and announces nothing', async () => {
    const flow = await adding('shop.vn');
    await flow.fail('updateDomains', lost);
    await flow.fail('readServer', lost);
    expect(flow.state()).toBe('unknown');
    sendAll(flow, 'check');
    await flow.answer('readServer', serverWith('www.shop.vn'));
    expect(flow.context().unverified).toEqual([{ name: 'shop.vn', reason: 'unknown', serverMessage: null }]);
    expect([flow.sent().length, flow.announced()]).toEqual([1, []]);
  });

  it('a list that has changed since the reading: is read again, and the update is built from the new one', async () => {
    const flow = await adding('shop.vn');
    await flow.fail('updateDomains', { kind: 'changed' });
    expect(flow.state()).toEqual({ saving: 'reading' });
    await flow.answer('readServer', serverWith('of-another-tab.vn'));
    expect(flow.sent().at(-1)).toEqual(['wp.may.cloud', 'of-another-tab.vn', 'shop.vn']);
  });

  it.each(['blocked', 'notRead'] as const)(
    'an update that was not sent (%s): says so, and the domain stays as it was',
    async (kind) => {
      const typed = await adding('shop.vn');
      const refused = [{ name: 'shop.vn', reason: 'refused', serverMessage: null }] as const;
      const remembered = start(refused);
      remembered.actor.send({ type: 'verify', name: 'shop.vn', key: 'key-1' });
      await remembered.answer('readServer', serverWith());
      for (const [flow, state, unverified] of [
        [typed, 'editing', []],
        [remembered, 'unverified', refused],
      ] as const) {
        await flow.fail('updateDomains', { kind });
        expect(flow.state()).toBe(state);
        expect(flow.context()).toMatchObject({ unverified, error: { kind } });
        expect(flow.actions.rememberUnverified).toHaveBeenLastCalledWith({ unverified });
      }
    },
  );

  it('an accepted update that the list does not show: is unknown, and is not sent again', async () => {
    const flow = await adding('shop.vn');
    await flow.answer('updateDomains', undefined);
    await flow.answer('readServer', serverWith());
    expect(flow.state()).toBe('unknown');
    sendAll(flow, 'check');
    await flow.answer('readServer', serverWith('shop.vn'));
    expect([flow.state(), flow.sent().length]).toEqual(['verified', 1]);
  });
});

describe('domains that were remembered before a reload', () => {
  const unknown = [{ name: 'shop.vn', reason: 'unknown', serverMessage: null }] as const;

  it('are shown, and verified without an update if the fresh list holds them', async () => {
    const flow = start(unknown);
    expect(flow.state()).toBe('unverified');
    flow.actor.send({ type: 'verify', name: 'shop.vn', key: 'key-1' });
    await flow.answer('readServer', serverWith('shop.vn'));
    expect([flow.state(), flow.sent()]).toEqual(['verified', []]);
  });

  it('are forgotten when the list shows them, or at a press', () => {
    const shown = start(unknown);
    shown.actor.send({ type: 'list.changed', server: serverWith('shop.vn') });
    const pressed = start(unknown);
    pressed.actor.send({ type: 'forget', name: 'shop.vn' });
    for (const flow of [shown, pressed]) {
      expect(flow.state()).toBe('listed');
      expect(flow.actions.rememberUnverified).toHaveBeenLastCalledWith({ unverified: [] });
    }
  });
});

describe('removing a domain', () => {
  it('sends the freshly read list without it, and calls it removed when the list lacks it', async () => {
    const flow = await removing(serverWith('shop.vn', 'of-another-device.vn'));
    expect(flow.sent()).toEqual([['wp.may.cloud', 'of-another-device.vn']]);
    await flow.answer('updateDomains', undefined);
    await flow.answer('readServer', serverWith('of-another-device.vn'));
    expect(flow.state()).toBe('removed');
    expect(flow.actions.announceRemoved).toHaveBeenCalledExactlyOnceWith({ name: 'shop.vn' });
  });

  it('sends nothing if it has become the primary domain, or is removed already', async () => {
    const primary = await removing({ ...serverWith('shop.vn'), domain: 'shop.vn' });
    expect([primary.state(), primary.context().error?.kind]).toEqual([{ removing: 'asking' }, 'primary']);
    const gone = await removing(serverWith());
    expect(gone.state()).toBe('removed');
    expect([...primary.sent(), ...gone.sent()]).toEqual([]);
  });

  it('a lost answer: is unknown while the list still has it, because the removal may arrive late', async () => {
    const flow = await removing(serverWith('shop.vn'));
    await flow.fail('updateDomains', lost);
    await flow.fail('readServer', lost);
    expect(flow.state()).toEqual({ removing: 'unknown' });
    sendAll(flow, 'check');
    await flow.answer('readServer', serverWith('shop.vn'));
    expect([flow.state(), flow.announced()]).toEqual([{ removing: 'unknown' }, []]);
  });

  it('a refusal: is compared with the list, which may lack the domain already', async () => {
    const removed = await removing(serverWith('shop.vn'));
    const refused = await removing(serverWith('shop.vn'));
    for (const [flow, after] of [
      [removed, serverWith()],
      [refused, serverWith('shop.vn')],
    ] as const) {
      await flow.fail('updateDomains', refusal);
      await flow.answer('readServer', after);
    }
    expect(removed.state()).toBe('removed');
    expect([refused.state(), refused.context().error?.kind]).toEqual([{ removing: 'asking' }, 'refused']);
    expect(refused.announced()).toHaveLength(1);
  });

  it('reads a list again that has changed since, and says why nothing was sent', async () => {
    const flow = await removing(serverWith('shop.vn'));
    await flow.fail('updateDomains', { kind: 'changed' });
    await flow.answer('readServer', serverWith('of-another-tab.vn', 'shop.vn'));
    expect(flow.sent().at(-1)).toEqual(['wp.may.cloud', 'of-another-tab.vn']);
    await flow.fail('updateDomains', { kind: 'blocked' });
    expect([flow.state(), flow.context().error?.kind]).toEqual([{ removing: 'asking' }, 'blocked']);
  });
});
