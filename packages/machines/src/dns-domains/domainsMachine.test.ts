import { toAsciiName } from '@may/domain';
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
  sendAll(flow, 'add');
  flow.actor.send({ type: 'type', typed: 'bienxanh.vn' });
  flow.actor.send({ type: 'submit', name: 'bienxanh.vn', key: 'key-1' });
  return flow;
};

const deleting = (which = domain, typed = which.name) => {
  const flow = start();
  flow.actor.send({ type: 'delete', domain: which });
  flow.actor.send({ type: 'type', typed });
  sendAll(flow, 'confirm');
  return flow;
};

describe('adding a domain', () => {
  it('of a double press is one call, and opens what has to be done next', async () => {
    const flow = adding();
    flow.actor.send({ type: 'submit', name: 'bienxanh.vn', key: 'key-2' });
    expect(flow.callsOf('createDomain').map(({ input }) => input)).toEqual([
      { name: 'bienxanh.vn', attemptKey: 'key-1' },
    ]);
    await flow.answer('createDomain', { domain });
    expect(flow.actions.openActivation).toHaveBeenCalledExactlyOnceWith({ id: 'dom_1' });
    expect(flow.state()).toBe('idle');
  });

  it('sends nothing that is no name, and remembers that it was tried', () => {
    const flow = start();
    sendAll(flow, 'add');
    flow.actor.send({ type: 'submit', name: null, key: 'key-1' });
    expect(flow.callsOf('createDomain')).toHaveLength(0);
    expect(flow.context().isTried).toBe(true);
  });

  it('is found by its name where the provider tells nothing, and is in doubt while its list has it not', async () => {
    const flow = adding();
    await flow.answer('createDomain', { domain: null });
    await flow.answer('listDomains', listOf());
    expect(flow.state()).toEqual({ adding: 'unknown' });
    sendAll(flow, 'retry');
    expect(flow.callsOf('createDomain')).toHaveLength(1);
    sendAll(flow, 'check');
    await flow.answer('listDomains', listOf(domain));
    expect(flow.actions.openActivation).toHaveBeenCalledExactlyOnceWith({ id: 'dom_1' });
  });

  it('whose answer is lost is looked up, and said not to be there; tried again it goes under the same key', async () => {
    const flow = adding();
    await flow.fail('createDomain', new Error('no answer'));
    await flow.answer('listDomains', listOf());
    expect(flow.state()).toEqual({ adding: 'editing' });
    expect(flow.context()).toMatchObject({ typed: 'bienxanh.vn', error: { kind: 'notDone', serverMessage: null } });
    expect(flow.announced()).toEqual([['domainNotAdded', { reason: 'notDone', serverMessage: null }]]);
    flow.actor.send({ type: 'submit', name: 'bienxanh.vn', key: 'key-2' });
    expect(flow.last('createDomain').input).toEqual({ name: 'bienxanh.vn', attemptKey: 'key-1' });
    await flow.fail('createDomain', new Error('no answer'));
    await flow.answer('listDomains', listOf(domain));
    expect(flow.actions.openActivation).toHaveBeenCalledOnce();
  });

  it('that is refused keeps what was typed and the words of the provider, and a new try has a key of its own', async () => {
    const flow = adding();
    await flow.fail('createDomain', { kind: 'refused', serverMessage: 'Tên miền đã có người dùng.' });
    await flow.fail('listDomains', new Error('no answer'));
    expect(flow.context()).toMatchObject({
      typed: 'bienxanh.vn',
      error: { kind: 'refused', serverMessage: 'Tên miền đã có người dùng.' },
    });
    const subject = { reason: 'refused', serverMessage: 'Tên miền đã có người dùng.' };
    expect(flow.announced()).toEqual([['domainNotAdded', subject]]);
    flow.actor.send({ type: 'submit', name: 'bienxanh.vn', key: 'key-2' });
    expect(flow.last('createDomain').input).toMatchObject({ attemptKey: 'key-2' });
  });

  it('is in doubt where the list has rows nobody can read, and is sent again only at a press', async () => {
    const flow = adding();
    await flow.fail('createDomain', new Error('no answer'));
    await flow.answer('listDomains', { items: [], unreadable: 1 });
    expect(flow.state()).toEqual({ adding: 'unknown' });
    expect(flow.callsOf('createDomain')).toHaveLength(1);
    sendAll(flow, 'retry');
    expect(flow.callsOf('createDomain')).toHaveLength(2);
  });
});

describe('deleting a domain', () => {
  it.each([
    ['bienxanh.vn', domain],
    [' BIENXANH.VN ', domain],
    [idn.name, idn],
    ['ví-dụ.vn', idn],
  ])('that is active goes on once it is named: %j', async (typed, which) => {
    const flow = deleting(which, typed);
    await flow.answer('deleteDomain', undefined);
    expect(flow.actions.announceDeleted).toHaveBeenCalledExactlyOnceWith({ id: which.id, name: which.name });
  });

  it.each(['', 'bienxanh', 'bienxanh.com'])('that is active is not sent for %j', (typed) => {
    expect(deleting(domain, typed).callsOf('deleteDomain')).toHaveLength(0);
  });

  it('that is inactive needs no name', () => {
    expect(deleting({ ...domain, active: false }, '').callsOf('deleteDomain')).toHaveLength(1);
  });

  it('whose answer is lost is looked up: gone is deleted, there says that it was not', async () => {
    const gone = deleting();
    await gone.fail('deleteDomain', new Error('no answer'));
    await gone.answer('listDomains', listOf());
    expect(gone.actions.announceDeleted).toHaveBeenCalledOnce();
    const there = deleting();
    await there.fail('deleteDomain', new Error('no answer'));
    await there.answer('listDomains', listOf(domain));
    expect(there.state()).toEqual({ deleting: 'asking' });
    expect(there.announced()).toEqual([['domainNotDeleted', { reason: 'notDone', serverMessage: null }]]);
  });
});
