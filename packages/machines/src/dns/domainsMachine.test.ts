import { toAsciiName } from '@may/domain/dns/idn.ts';
import { describe, expect, it } from 'vitest';
import { playChart, sendAll } from '../testing/playChart.ts';
import { domainsMachine } from './domainsMachine.ts';

const domain = { id: 'dom_1', name: 'bienxanh.vn', active: true, createdAt: null, nameservers: ['ns1.may.cloud'] };
const idn = { ...domain, id: 'dom_3', name: toAsciiName('ví-dụ.vn') ?? '' };
const listOf = (...items: (typeof domain)[]) => ({ items, unreadable: 0 });

const start = () => {
  const play = playChart(domainsMachine, undefined);
  return { ...play, state: () => play.snapshot().value, context: () => play.snapshot().context };
};

const adding = () => {
  const flow = start();
  flow.actor.send({ type: 'begin', task: { kind: 'add' } });
  flow.actor.send({ type: 'type', typed: 'bienxanh.vn' });
  flow.actor.send({ type: 'submit', name: 'bienxanh.vn', key: 'key-1' });
  return flow;
};

const deleting = (which = domain, typed = which.name) => {
  const flow = start();
  flow.actor.send({ type: 'begin', task: { kind: 'delete', domain: which } });
  flow.actor.send({ type: 'type', typed });
  flow.actor.send({ type: 'submit', name: null, key: 'key-1' });
  return flow;
};

describe('adding a domain', () => {
  it('sends one request for a double press, and opens the activation', async () => {
    const flow = adding();
    flow.actor.send({ type: 'submit', name: 'bienxanh.vn', key: 'key-2' });
    expect(flow.callsOf('changeDomain').map(({ input }) => input)).toEqual([
      { kind: 'add', name: 'bienxanh.vn', attemptKey: 'key-1' },
    ]);
    await flow.answer('changeDomain', { domain });
    expect(flow.effectsOf('announceDone')).toMatchObject([{ task: { kind: 'add' }, domain: { id: 'dom_1' } }]);
    expect(flow.state()).toBe('idle');
  });

  it('sends nothing for an invalid name, and notes the press', () => {
    const flow = start();
    flow.actor.send({ type: 'begin', task: { kind: 'add' } });
    flow.actor.send({ type: 'submit', name: null, key: 'key-1' });
    expect(flow.callsOf('changeDomain')).toHaveLength(0);
    expect(flow.context().isTried).toBe(true);
  });

  it('an answer without a domain: finds it in the list by name, and is unknown while the list lacks it', async () => {
    const flow = adding();
    await flow.answer('changeDomain', { domain: null });
    await flow.answer('listDomains', listOf());
    expect(flow.state()).toEqual('unknown');
    sendAll(flow, 'retry');
    expect(flow.callsOf('changeDomain')).toHaveLength(1);
    sendAll(flow, 'check');
    await flow.answer('listDomains', listOf(domain));
    expect(flow.effectsOf('announceDone')).toMatchObject([{ task: { kind: 'add' }, domain: { id: 'dom_1' } }]);
  });

  it('a lost answer: reads the list, announces a missing domain, and retries with the same key', async () => {
    const flow = adding();
    await flow.fail('changeDomain', new Error('no answer'));
    await flow.answer('listDomains', listOf());
    // The list may lag.
    expect(flow.state()).toEqual('pausing');
    flow.clock.increment(2_000);
    await flow.answer('listDomains', listOf());
    expect(flow.state()).toEqual('asking');
    expect(flow.context()).toMatchObject({ typed: 'bienxanh.vn', error: { kind: 'notDone', serverMessage: null } });
    expect(flow.announced()).toEqual([['domainNotAdded', { reason: 'notDone', serverMessage: null }]]);
    flow.actor.send({ type: 'submit', name: 'bienxanh.vn', key: 'key-2' });
    expect(flow.last('changeDomain').input).toMatchObject({ name: 'bienxanh.vn', attemptKey: 'key-1' });
    await flow.fail('changeDomain', new Error('no answer'));
    await flow.answer('listDomains', listOf(domain));
    expect(flow.effectsOf('announceDone')).toHaveLength(1);
  });

  it('a refusal: keeps the typed text and the provider’s words, and retries with a new key', async () => {
    const flow = adding();
    await flow.fail('changeDomain', { kind: 'refused', serverMessage: 'Tên miền đã có người dùng.' });
    await flow.fail('listDomains', new Error('no answer'));
    expect(flow.context()).toMatchObject({
      typed: 'bienxanh.vn',
      error: { kind: 'refused', serverMessage: 'Tên miền đã có người dùng.' },
    });
    const subject = { reason: 'refused', serverMessage: 'Tên miền đã có người dùng.' };
    expect(flow.announced()).toEqual([['domainNotAdded', subject]]);
    flow.actor.send({ type: 'submit', name: 'bienxanh.vn', key: 'key-2' });
    expect(flow.last('changeDomain').input).toMatchObject({ attemptKey: 'key-2' });
  });

  it('a lost answer and unreadable rows: is unknown, and sends again only at a press', async () => {
    const flow = adding();
    await flow.fail('changeDomain', new Error('no answer'));
    await flow.answer('listDomains', { items: [], unreadable: 1 });
    expect(flow.state()).toEqual('unknown');
    expect(flow.callsOf('changeDomain')).toHaveLength(1);
    sendAll(flow, 'retry');
    expect(flow.callsOf('changeDomain')).toHaveLength(2);
  });
});

describe('deleting a domain', () => {
  it('a domain is deleted after its name is typed in either spelling', async () => {
    for (const [typed, which] of [
      ['bienxanh.vn', domain],
      [' BIENXANH.VN ', domain],
      [idn.name, idn],
      ['ví-dụ.vn', idn],
    ] as const) {
      const flow = deleting(which, typed);
      await flow.answer('changeDomain', { domain: which });
      expect.soft(flow.effectsOf('announceDone'), typed).toMatchObject([{ task: { kind: 'delete' }, domain: which }]);
    }
  });

  it('a domain, active or not, is not deleted for another text', () => {
    for (const active of [true, false])
      for (const typed of ['', 'bienxanh', 'bienxanh.com'])
        expect.soft(deleting({ ...domain, active }, typed).callsOf('changeDomain'), typed).toHaveLength(0);
  });

  it('a lost answer: announces the deletion if the list lacks the domain, else the failure', async () => {
    const gone = deleting();
    await gone.fail('changeDomain', new Error('no answer'));
    await gone.answer('listDomains', listOf());
    expect(gone.effectsOf('announceDone')).toMatchObject([{ task: { kind: 'delete' }, domain }]);
    const unread = deleting();
    await unread.fail('changeDomain', new Error('no answer'));
    await unread.answer('listDomains', { items: [], unreadable: 1 });
    expect(unread.state()).toBe('unknown');
    const there = deleting();
    await there.fail('changeDomain', new Error('no answer'));
    await there.answer('listDomains', listOf(domain));
    there.clock.increment(2_000);
    await there.answer('listDomains', listOf(domain));
    expect(there.state()).toEqual('asking');
    expect(there.announced()).toEqual([['domainNotDeleted', { reason: 'notDone', serverMessage: null }]]);
  });
});
