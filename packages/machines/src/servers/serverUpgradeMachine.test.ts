import { serverFixture } from '@may/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { playChart, sendAll } from '../testing/playChart.ts';
import { blocking, input, outcome, quoteOf, server, upgrade, upgraded } from './serverUpgrade.chart.ts';
import type { ServerUpgradeInput, UpgradeQuote } from './serverUpgrade.types.ts';
import { serverUpgradeMachine } from './serverUpgradeMachine.ts';

const start = (given: Partial<ServerUpgradeInput> = {}) => {
  const play = playChart(serverUpgradeMachine, { ...input, ...given });
  return { ...play, state: () => play.snapshot().value, context: () => play.snapshot().context };
};

/** A flow in the review of an upgrade from 20 to 40 GB. */
const reviewed = async (quote: Partial<UpgradeQuote> = {}) => {
  const flow = start();
  flow.actor.send({ type: 'choose', upgrade });
  sendAll(flow, 'review');
  await flow.answer('quoteUpgrade', quoteOf(quote));
  return flow;
};
/** A flow whose upgrade is confirmed and on its way. */
const confirmed = async () => {
  const flow = await reviewed();
  sendAll(flow, 'confirm', 'confirm');
  return flow;
};

describe('an upgrade of a server', () => {
  it('sends one request for two presses, and refreshes the page at once and after 1 s', async () => {
    const flow = await confirmed();
    expect(flow.callsOf('updateServer')).toHaveLength(1);
    expect(flow.last('updateServer').input).toMatchObject({ upgrade, review: { server } });
    await flow.answer('updateServer', outcome('shown'));
    expect([flow.state(), flow.context().upgraded]).toEqual(['saved', upgraded]);
    flow.clock.increment(999);
    expect(flow.actions.refreshServer).toHaveBeenCalledOnce();
    flow.clock.increment(1);
    expect(flow.actions.refreshServer).toHaveBeenCalledTimes(2);
    sendAll(flow, 'startOver');
    expect(flow.state()).toEqual({ choosing: 'untried' });
    expect(flow.context()).toMatchObject({ upgrade: null, upgraded: null });
  });

  it.each(['accepted', 'unknown'] as const)(
    'that is %s and not shown is read again after 2, 4 and 8 s, and sends nothing',
    async (status) => {
      const flow = await confirmed();
      await flow.answer('updateServer', outcome(status));
      for (const seconds of [2, 4, 8]) {
        expect(flow.state()).toEqual({ unclear: 'resting' });
        flow.clock.increment(seconds * 1_000 - 1);
        expect(flow.state()).toEqual({ unclear: 'resting' });
        flow.clock.increment(1);
        await flow.answer('readServer', server);
      }
      sendAll(flow, 'check');
      await flow.answer('readServer', upgraded);
      expect([flow.state(), flow.callsOf('updateServer').length]).toEqual(['saved', 1]);
    },
  );

  it('that was sent before a reload is looked for, and ends with a reading of the page that shows it', async () => {
    const flow = start({ sent: { upgrade, isAccepted: false } });
    expect(flow.state()).toEqual({ unclear: 'looking' });
    flow.actor.send({ type: 'server.read', server });
    expect(flow.state()).toEqual({ unclear: 'looking' });
    flow.actor.send({ type: 'server.read', server: upgraded });
    expect([flow.state(), flow.callsOf('updateServer').length]).toEqual(['saved', 0]);
  });

  it('that is not known is sent again only after another review, which tells the upgrade if it was carried out', async () => {
    const flow = start({ sent: { upgrade, isAccepted: false } });
    await flow.answer('readServer', server);
    sendAll(flow, 'retry');
    await flow.answer('quoteUpgrade', quoteOf());
    expect([flow.state(), flow.callsOf('updateServer').length]).toEqual(['reviewing', 0]);
    sendAll(flow, 'confirm');
    await flow.answer('updateServer', outcome('unknown'));
    sendAll(flow, 'retry');
    await flow.answer('quoteUpgrade', quoteOf({ server: upgraded }));
    expect([flow.state(), flow.callsOf('updateServer').length]).toEqual(['saved', 1]);
  });

  it('announces a choice under the minimum, not one that another device has grown meanwhile, and sends nothing', async () => {
    const flow = start();
    sendAll(flow, 'review');
    expect(flow.context().gap).toBe('none');
    flow.actor.send({ type: 'choose', upgrade: { part: 'disk', totalMb: 9_216 } });
    sendAll(flow, 'review');
    await flow.answer('quoteUpgrade', quoteOf());
    flow.actor.send({ type: 'choose', upgrade });
    sendAll(flow, 'review');
    await flow.answer('quoteUpgrade', quoteOf({ server: upgraded }));
    expect([flow.state(), flow.context().gap]).toEqual([{ choosing: 'refused' }, 'notGrowing']);
    expect(flow.announced()).toEqual([['diskTooSmall', null]]);
    expect(flow.callsOf('updateServer')).toHaveLength(0);
  });

  it.each(['changed', 'blocked'] as const)(
    'that is not sent (%s) returns to the review with the facts before and now',
    async (status) => {
      const flow = await confirmed();
      await flow.answer('updateServer', outcome(status));
      const grown = serverFixture({ mariadbDiskMb: 30_720 });
      await flow.answer('quoteUpgrade', quoteOf({ server: grown }));
      expect(flow.state()).toBe('reviewing');
      expect(flow.context()).toMatchObject({ review: { server: grown }, wasReview: { server } });
    },
  );

  it('stays at the review, and only reads again, while a request for the other disk may still arrive', async () => {
    const flow = await reviewed({ blocking });
    sendAll(flow, 'confirm');
    expect([flow.state(), flow.callsOf('updateServer').length]).toEqual(['quoting', 0]);
    await flow.answer('quoteUpgrade', quoteOf());
    sendAll(flow, 'confirm');
    expect(flow.state()).toBe('saving');
  });

  it('stays at the review with the reason if the server cannot be read again', async () => {
    const flow = await confirmed();
    await flow.answer('updateServer', outcome('unread', 'Bảo trì'));
    expect([flow.state(), flow.context().error]).toEqual(['reviewing', { kind: 'unread', serverMessage: 'Bảo trì' }]);
    sendAll(flow, 'back');
    expect(flow.context()).toMatchObject({ error: null, upgrade });
    expect(flow.announced()).toEqual([]);
  });

  it('returns to the choice after the provider’s refusal, and announces its words', async () => {
    const flow = await confirmed();
    await flow.answer('updateServer', outcome('refused', 'Số dư không đủ'));
    expect([flow.state(), flow.context().upgrade]).toEqual([{ choosing: 'refused' }, upgrade]);
    expect(flow.announced()).toEqual([['upgradeRefused', { part: 'disk', serverMessage: 'Số dư không đủ' }]]);
  });
});
