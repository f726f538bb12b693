import assert from 'node:assert/strict';
import type { Answer, ChartSpec } from '../testing/chart.types.ts';
import { linkCardMachine } from './linkCardMachine.ts';

const standings: Answer[] = (['saved', 'processing', 'rejected', 'cancelled', 'unfinished', 'unknown'] as const).map(
  (status) => ({ output: { status } }),
);

export const linkCardChart: ChartSpec<typeof linkCardMachine> = {
  machine: linkCardMachine,
  inputs: [{ isReturn: false }, { isReturn: true }],
  events: [{ type: 'submit' }, { type: 'submit' }],
  answers: {
    loadSecret: [
      { output: undefined },
      { failure: { kind: 'scriptMissing' } },
      { failure: { kind: 'notConfigured' } },
      { failure: new Error('no answer') },
    ],
    confirmSetup: [
      { output: { status: 'invalid', message: 'Your card number is incomplete.' } },
      { output: { status: 'leaving' } },
      ...standings,
      { failure: new Error('no answer') },
    ],
    retrieveSetup: [...standings, { failure: new Error('no answer') }],
  },
  contextOf: ({ isReturn, problem, formError }) => [isReturn, problem, formError === null],
  invariants: (play) => {
    let welcomed = 0;
    assert.equal(play.effectsOf('consumeReturn').length, play.snapshot().context.isReturn ? 1 : 0, 'consumed at once');
    return ({ after, answered }) => {
      const confirming = play.callsOf('confirmSetup').filter((call) => call.listening());
      assert.ok(confirming.length <= 1, 'one card at a time');
      if (confirming.length > 0) assert.ok(after.matches('confirming'));
      const now = play.effectsOf('welcomeCard').length;
      if (now > welcomed) {
        const said = answered?.wasHeard && 'output' in answered.answer ? answered.answer.output : null;
        assert.deepEqual(said, { status: 'saved' }, 'only the card provider says that a card is saved');
      }
      welcomed = now;
      assert.ok(play.effectsOf('consumeReturn').length <= 1, 'an address is consumed once');
    };
  },
};
