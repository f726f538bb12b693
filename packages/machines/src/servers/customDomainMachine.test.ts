import { describe, expect, it } from 'vitest';
import { playChart } from '../testing/playChart.ts';
import { ended, serverWith } from './customDomain.chart.ts';
import type { UnverifiedDomain } from './customDomain.types.ts';
import { customDomainMachine } from './customDomainMachine.ts';

const start = (unverified: readonly UnverifiedDomain[] = []) => {
  const play = playChart(customDomainMachine, { serverId: 'srv_1', unverified });
  return { ...play, state: () => play.snapshot().value, context: () => play.snapshot().context };
};

const adding = (name: string) => {
  const flow = start();
  flow.actor.send({ type: 'add', typed: '' });
  flow.actor.send({ type: 'type', typed: name });
  flow.actor.send({ type: 'submit', name });
  return flow;
};

const removing = () => {
  const flow = start();
  flow.actor.send({ type: 'remove', name: 'shop.vn' });
  flow.actor.send({ type: 'confirm' });
  return flow;
};

describe('adding a domain', () => {
  it('sends the new name, calls it verified when a list holds it, and refetches after 1 s', async () => {
    const flow = adding('shop.vn');
    expect(flow.last('updateDomains').input).toEqual({ task: 'add', name: 'shop.vn' });
    await flow.answer('updateDomains', ended('shown', null, serverWith('shop.vn')));
    expect([flow.state(), flow.context().unverified]).toEqual(['verified', []]);
    expect(flow.actions.announceVerified).toHaveBeenCalledExactlyOnceWith({ name: 'shop.vn' });
    expect(flow.actions.announceChanged).not.toHaveBeenCalled();
    flow.clock.increment(1_000);
    expect(flow.state()).toBe('listed');
    expect(flow.actions.announceChanged).toHaveBeenCalledOnce();
  });

  it('a refusal: remembers the domain with the provider’s words, and verifies with the same update at a press', async () => {
    const flow = adding('shop.vn');
    await flow.answer('updateDomains', ended('refused', 'Domain is not verified !'));
    const unverified = [{ name: 'shop.vn', reason: 'refused', serverMessage: 'Domain is not verified !' }];
    expect([flow.state(), flow.context().unverified]).toEqual(['unverified', unverified]);
    expect(flow.actions.rememberUnverified).toHaveBeenLastCalledWith({ unverified });
    expect(flow.announced()).toEqual([['customDomainsNotUpdated', { serverMessage: 'Domain is not verified !' }]]);
    flow.actor.send({ type: 'verify', name: 'shop.vn' });
    expect(flow.last('updateDomains').input).toEqual({ task: 'add', name: 'shop.vn' });
    await flow.answer('updateDomains', ended('shown', null, serverWith('shop.vn')));
    expect(flow.actions.rememberUnverified).toHaveBeenLastCalledWith({ unverified: [] });
  });

  it.each(['unknown', 'accepted'] as const)(
    'an update that is %s: keeps the domain so, and announces nothing',
    async (status) => {
      const flow = adding('shop.vn');
      await flow.answer('updateDomains', ended(status));
      expect(flow.context().unverified).toEqual([{ name: 'shop.vn', reason: status, serverMessage: null }]);
      expect(flow.announced()).toEqual([]);
    },
  );

  it.each(['blocked', 'unread'] as const)(
    'an update that was not sent (%s): says so, and the domain stays as it was',
    async (kind) => {
      const refused = [{ name: 'shop.vn', reason: 'refused', serverMessage: null }] as const;
      const remembered = start(refused);
      remembered.actor.send({ type: 'verify', name: 'shop.vn' });
      for (const [flow, state, unverified] of [
        [adding('shop.vn'), 'editing', []],
        [remembered, 'unverified', refused],
      ] as const) {
        await flow.answer('updateDomains', ended(kind));
        expect(flow.state()).toBe(state);
        expect(flow.context()).toMatchObject({ unverified, error: { kind } });
        expect(flow.actions.rememberUnverified).toHaveBeenLastCalledWith({ unverified });
      }
    },
  );
});

it('domains that were remembered before a reload are forgotten when the list shows them, or at a press', () => {
  const unknown = [{ name: 'shop.vn', reason: 'unknown', serverMessage: null }] as const;
  const shown = start(unknown);
  expect(shown.state()).toBe('unverified');
  shown.actor.send({ type: 'list.changed', server: serverWith('shop.vn') });
  const pressed = start(unknown);
  pressed.actor.send({ type: 'forget', name: 'shop.vn' });
  for (const flow of [shown, pressed]) {
    expect(flow.state()).toBe('listed');
    expect(flow.actions.rememberUnverified).toHaveBeenLastCalledWith({ unverified: [] });
  }
});

describe('removing a domain', () => {
  it('calls it removed when a list lacks it', async () => {
    const flow = removing();
    expect(flow.last('updateDomains').input).toEqual({ task: 'remove', name: 'shop.vn' });
    await flow.answer('updateDomains', ended('shown', null, serverWith()));
    expect(flow.state()).toBe('removed');
    expect(flow.actions.announceRemoved).toHaveBeenCalledExactlyOnceWith({ name: 'shop.vn' });
  });

  it('an end that is not known: stays at the question until a reading of the page lacks the domain', async () => {
    const flow = removing();
    await flow.answer('updateDomains', ended('unknown'));
    flow.actor.send({ type: 'list.changed', server: serverWith('shop.vn') });
    expect([flow.state(), flow.context().error?.kind]).toEqual([{ removing: 'asking' }, 'unknown']);
    flow.actor.send({ type: 'list.changed', server: serverWith() });
    expect([flow.state(), flow.announced()]).toEqual(['removed', []]);
  });

  it('a refusal: is announced, and stays at the question', async () => {
    const flow = removing();
    await flow.answer('updateDomains', ended('refused', 'Không nhận.'));
    expect([flow.state(), flow.context().error?.kind]).toEqual([{ removing: 'asking' }, 'refused']);
    expect(flow.announced()).toHaveLength(1);
  });
});
