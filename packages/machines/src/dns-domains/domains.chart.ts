import assert from 'node:assert/strict';
import type { ChartSpec } from '../testing/describeChart.ts';
import { domainsMachine } from './domainsMachine.ts';

const active = {
  id: 'dom_1',
  name: 'bienxanh.vn',
  active: true,
  createdAt: null,
  nameservers: ['ns1.may.cloud'],
};
const made = { ...active, id: 'dom_2', name: 'saomai.vn', active: false };

export const domainsChart: ChartSpec = {
  machine: domainsMachine,
  inputs: [undefined],
  events: [
    { type: 'type', typed: 'bienxanh.vn' },
    { type: 'type', typed: 'x' },
    { type: 'submit', name: 'saomai.vn', key: 'key' },
    { type: 'submit', name: 'saomai.vn', key: 'key' },
    { type: 'submit', name: null, key: 'key' },
    { type: 'delete', domain: active },
    { type: 'delete', domain: made },
    { type: 'confirm' },
    { type: 'confirm' },
  ],
  answers: {
    createDomain: [
      { output: { domain: made } },
      { output: { domain: null } },
      { failure: { kind: 'refused', serverMessage: 'Không nhận.' } },
      { failure: new Error('no answer') },
    ],
    deleteDomain: [
      { output: undefined },
      { failure: { kind: 'refused', serverMessage: 'Không nhận.' } },
      { failure: new Error('no answer') },
    ],
    listDomains: [
      { output: { items: [active], unreadable: 0 } },
      { output: { items: [active, made], unreadable: 0 } },
      { output: { items: [], unreadable: 0 } },
      { output: { items: [], unreadable: 1 } },
      { failure: new Error('no answer') },
    ],
  },
  contextOf: ({ typed, isTried, name, deleting, error, isAccepted }) => [
    typed === 'bienxanh.vn',
    isTried,
    name,
    deleting?.id,
    error?.kind,
    isAccepted,
  ],
  invariants: (play) => {
    let presses = 0;
    return ({ before, after, sent, answered }) => {
      const calls = [...play.callsOf('createDomain'), ...play.callsOf('deleteDomain')];
      assert.ok(calls.filter((call) => call.listening()).length <= 1, 'one change at a time');
      if (sent && ['submit', 'confirm', 'retry'].includes(sent.type)) presses += 1;
      assert.ok(calls.length <= presses, 'nothing is sent without a press');
      if (before.matches({ adding: 'sending' }) || before.matches({ deleting: 'sending' }))
        assert.ok(
          sent === null || after.matches('adding') || after.matches('deleting'),
          'no press interrupts a running request',
        );
      const opened = play.effectsOf('openActivation').length;
      assert.ok(opened <= play.callsOf('createDomain').length, 'an addition opens its activation once');
      if (answered?.wasHeard && before.matches('deleting') && after.matches('idle'))
        assert.ok(
          !('failure' in answered.answer),
          'a deletion is confirmed by the answer, or by a list without the domain',
        );
      if (
        before.matches({ deleting: 'asking' }) &&
        after.matches({ deleting: 'sending' }) &&
        before.context.deleting.active
      )
        assert.equal(before.context.typed, 'bienxanh.vn', 'the name of an active domain is typed before its deletion');
    };
  },
};
