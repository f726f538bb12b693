import assert from 'node:assert/strict';
import type { ChartSpec } from '../testing/chart.types.ts';
import { domainsMachine } from './domainsMachine.ts';

const active = {
  id: 'dom_1',
  name: 'bienxanh.vn',
  active: true,
  createdAt: null,
  nameservers: ['ns1.may.cloud'],
};
const made = { ...active, id: 'dom_2', name: 'saomai.vn', active: false };

export const domainsChart: ChartSpec<typeof domainsMachine> = {
  machine: domainsMachine,
  inputs: [undefined],
  events: [
    { type: 'begin', task: { kind: 'add' } },
    { type: 'begin', task: { kind: 'delete', domain: active } },
    { type: 'begin', task: { kind: 'delete', domain: made } },
    { type: 'type', typed: 'bienxanh.vn' },
    { type: 'type', typed: 'x' },
    { type: 'submit', name: 'saomai.vn', key: 'key' },
    { type: 'submit', name: 'saomai.vn', key: 'key' },
    { type: 'submit', name: null, key: 'key' },
    { type: 'submit', name: null, key: 'key' },
  ],
  answers: {
    changeDomain: [
      { output: { domain: made } },
      { output: { domain: null } },
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
  contextOf: ({ task, typed, isTried, name, error, isAccepted, isSeen }) => [
    task?.kind,
    task?.domain?.id,
    typed === 'bienxanh.vn',
    isTried,
    name,
    error?.kind,
    isAccepted,
    isSeen,
  ],
  invariants: (play) => {
    let presses = 0;
    return ({ before, after, sent, answered }) => {
      const calls = play.callsOf('changeDomain');
      assert.ok(calls.filter((call) => call.listening()).length <= 1, 'one change at a time');
      if (sent && ['submit', 'retry'].includes(sent.type)) presses += 1;
      assert.ok(calls.length <= presses, 'nothing is sent without a press');
      if (before.matches('sending'))
        assert.ok(sent === null || after.matches('sending'), 'no press interrupts a running request');
      assert.ok(play.effectsOf('announceDone').length <= calls.length, 'a change is announced once');
      const { task, typed } = before.context;
      if (answered?.wasHeard && task?.kind === 'delete' && after.matches('idle'))
        assert.ok(
          !('failure' in answered.answer),
          'a deletion is confirmed by the answer, or by a list without the domain',
        );
      if (before.matches('asking') && after.matches('sending') && task?.kind === 'delete')
        assert.equal(typed, 'bienxanh.vn', 'the name of a domain is typed before its deletion');
    };
  },
};
