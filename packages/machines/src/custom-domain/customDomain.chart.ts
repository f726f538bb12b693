import assert from 'node:assert/strict';
import { type DomainHolder, holdsDomain, isPrimaryDomain } from '@may/domain';
import { readFailure } from '../readFailure.ts';
import type { ChartSpec } from '../testing/describeChart.ts';
import type { DomainsUpdate } from './customDomain.types.ts';
import { customDomainMachine } from './customDomainMachine.ts';

const serverWith = (...domains: string[]): DomainHolder => ({
  id: 'srv_1',
  rawName: 'wp-bien-xanh',
  domain: 'wp.may.cloud',
  domains: ['wp.may.cloud', ...domains],
});

export const customDomainChart: ChartSpec = {
  machine: customDomainMachine,
  inputs: [
    { serverId: 'srv_1', unverified: [] },
    { serverId: 'srv_1', unverified: [{ name: 'shop.vn', reason: 'unknown', serverMessage: null }] },
  ],
  events: [
    { type: 'add', typed: '' },
    { type: 'add', typed: 'www.shop.vn' },
    { type: 'type', typed: 'shop.vn' },
    { type: 'submit', name: 'shop.vn', key: 'key' },
    { type: 'submit', name: 'shop.vn', key: 'key' },
    { type: 'submit', name: null, key: 'key' },
    { type: 'verify', name: 'shop.vn', key: 'key' },
    { type: 'verify', name: 'www.shop.vn', key: 'key' },
    { type: 'forget', name: 'shop.vn' },
    { type: 'remove', name: 'blog.vn' },
    { type: 'confirm', key: 'key' },
    { type: 'list.changed', server: serverWith('blog.vn') },
    { type: 'list.changed', server: serverWith('shop.vn') },
  ],
  answers: {
    readServer: [
      { output: serverWith('blog.vn') },
      { output: serverWith('blog.vn') },
      { output: serverWith() },
      { output: serverWith('www.shop.vn') },
      { output: serverWith('blog.vn', 'shop.vn') },
      { output: { ...serverWith('blog.vn'), domains: null } },
      { output: { ...serverWith('blog.vn'), domain: 'blog.vn' } },
      { failure: new Error('no answer') },
    ],
    updateDomains: [
      { output: undefined },
      { failure: { kind: 'refused', serverMessage: 'Domain is not verified !' } },
      { failure: { kind: 'refused', serverMessage: null } },
      { failure: { kind: 'changed' } },
      { failure: { kind: 'blocked' } },
      { failure: { kind: 'notRead' } },
      { failure: new Error('no answer') },
    ],
  },
  contextOf: ({ typed, isTried, name, server, unverified, error, isAccepted }) => [
    typed !== '',
    isTried,
    name,
    server?.domains,
    unverified,
    error?.kind,
    isAccepted,
  ],
  waits: [400, 1_000],
  invariants: (play) => {
    let presses = 0;
    let updates = 0;
    return ({ before, after, sent, answered }) => {
      const calls = play.callsOf('updateDomains');
      assert.ok(play.calls.filter((call) => call.listening()).length <= 1, 'one call at a time');
      if (sent && ['submit', 'verify', 'confirm'].includes(sent.type)) presses += 1;
      // An update whose list has changed was not sent: it is built again from another reading.
      if (answered?.wasHeard && 'failure' in answered.answer && readFailure(answered.answer.failure).kind === 'changed')
        presses += 1;
      assert.ok(calls.length <= presses, 'nothing is sent without a press');
      const isRead = answered?.wasHeard && answered.call.actor === 'readServer' && 'output' in answered.answer;
      const read = isRead ? (answered.answer as { output: DomainHolder }).output : null;
      const { name } = after.context;
      const [last] = calls.slice(updates);
      updates = calls.length;
      if (last) {
        assert.ok(read?.domains, 'an update is sent right after a reading');
        const isRemoval = after.matches('removing');
        const wanted = isRemoval
          ? read.domains.filter((known) => known !== name)
          : [...new Set([...read.domains, name])];
        const { domains } = last.input as DomainsUpdate;
        assert.deepEqual(domains.toSorted(), wanted.toSorted(), 'an update changes its own domain alone');
        assert.ok(
          domains.some((known) => isPrimaryDomain(read, known)),
          'the primary stays',
        );
        const remembered = after.context.unverified.map((waiting: { name: string }) => waiting.name);
        assert.ok(isRemoval || remembered.includes(name), 'a domain is remembered before it is sent');
      }
      const isHeld = read !== null && holdsDomain(read, name);
      if (!before.matches('verified') && after.matches('verified'))
        assert.ok(isHeld, 'a domain is verified if the fresh list holds it');
      if (!before.matches('removed') && after.matches('removed'))
        assert.ok(read && !isHeld, 'a domain is removed if the fresh list lacks it');
    };
  },
};
