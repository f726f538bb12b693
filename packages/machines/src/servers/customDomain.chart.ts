import assert from 'node:assert/strict';
import type { Confirmed } from '@may/domain/confirmed.ts';
import { serverFixture } from '@may/domain/fixtures';
import { holdsDomain } from '@may/domain/servers/customDomain.ts';
import type { Server } from '@may/domain/servers/server.ts';
import type { ChartSpec } from '../testing/chart.types.ts';
import type { DomainsChange } from './customDomain.types.ts';
import { customDomainMachine } from './customDomainMachine.ts';
import type { UpdateOutcome, UpdateStatus } from './serverUpdate.types.ts';

export const serverWith = (...domains: string[]): Confirmed<Server> =>
  serverFixture({ domain: 'wp.may.cloud', domains: ['wp.may.cloud', ...domains] });

/** An end of an update; `shown` by the list that has or lacks its name. */
export const ended = (
  status: UpdateStatus,
  serverMessage: string | null = null,
  server: Confirmed<Server> | null = null,
) => ({ status, server, serverMessage }) satisfies UpdateOutcome;

export const customDomainChart: ChartSpec<typeof customDomainMachine> = {
  machine: customDomainMachine,
  inputs: [
    { serverId: 'srv_1', unverified: [] },
    { serverId: 'srv_1', unverified: [{ name: 'shop.vn', reason: 'unknown', serverMessage: null }] },
  ],
  events: [
    { type: 'add', typed: '' },
    { type: 'add', typed: 'www.shop.vn' },
    { type: 'type', typed: 'shop.vn' },
    { type: 'submit', name: 'shop.vn' },
    { type: 'submit', name: 'shop.vn' },
    { type: 'submit', name: null },
    { type: 'verify', name: 'shop.vn' },
    { type: 'verify', name: 'www.shop.vn' },
    { type: 'forget', name: 'shop.vn' },
    { type: 'remove', name: 'blog.vn' },
    { type: 'confirm' },
    { type: 'list.changed', server: serverWith('blog.vn') },
    { type: 'list.changed', server: serverWith('shop.vn') },
  ],
  answers: {
    updateDomains: [
      {
        // The call has no input where only the answers' shape counts.
        outputOf: (change: DomainsChange | undefined) =>
          ended('shown', null, change?.task === 'add' ? serverWith(change.name) : serverWith()),
      },
      ...(['accepted', 'unknown', 'refused', 'changed', 'blocked', 'unread', 'primary'] as const).map((status) => ({
        output: ended(status),
      })),
      { failure: new Error('broken') },
    ],
  },
  contextOf: ({ typed, isTried, name, unverified, error }) => [typed !== '', isTried, name, unverified, error?.kind],
  waits: [400, 1_000],
  invariants: (play) => {
    let presses = 0;
    return ({ before, after, sent, answered }) => {
      const calls = play.callsOf('updateDomains');
      assert.ok(calls.filter((call) => call.listening()).length <= 1, 'one call at a time');
      if (sent && ['submit', 'verify', 'confirm'].includes(sent.type)) presses += 1;
      assert.ok(calls.length <= presses, 'nothing is sent without a press');
      const { name } = after.context;
      if (after.matches('saving') && !before.matches('saving')) {
        const remembered = after.context.unverified.map((waiting: { name: string }) => waiting.name);
        assert.ok(remembered.includes(name), 'a domain is remembered before it is sent');
      }
      const isShown = answered?.wasHeard && 'outputOf' in answered.answer;
      const isGone = sent?.type === 'list.changed' && !holdsDomain(sent.server, name);
      if (!before.matches('verified') && after.matches('verified')) assert.ok(isShown, 'only a list verifies a domain');
      if (!before.matches('removed') && after.matches('removed'))
        assert.ok(isShown || isGone, 'a domain is removed if a list lacks it');
    };
  },
};
