import { noticeRemedies, noticeRows } from '@may/domain';
import { expect, it } from 'vitest';
import { config } from '../config.ts';
import { keptNoticeFixture, paidFixture } from './keptNotice.fixtures.ts';
import { readKeptNotice } from './keptNotice.ts';
import { nextOf, objectOf, placeAt } from './noticeLinks.ts';

it.each([
  ['/wordpress/srv_1', { type: 'server', id: 'srv_1', kind: 'wordpress' }],
  ['/hosting/srv%201', { type: 'server', id: 'srv 1', kind: 'hosting' }],
  ['/wordpress-progress/srv_1', { type: 'server', id: 'srv_1', kind: 'hosting' }],
  ['/dns/domain/dom_1/add-record', { type: 'zone', id: 'dom_1' }],
  ['/wordpress/create', null],
  ['/payment', null],
  ['/nowhere/srv_1', null],
])('a notice that is raised at %s has the place %o', (pathname, place) => {
  expect(placeAt(pathname, 'hosting')).toEqual(place);
});

const everyService = { ...config.flags, wordpress: true, dns: true };
const server = { type: 'server', id: '../x?y', kind: 'hosting' } as const;

it.each([
  [paidFixture(), { remedy: 'invoices', href: '/invoice' }],
  [keptNoticeFixture(), { remedy: 'topUp', href: '/payment' }],
  [keptNoticeFixture({ kind: 'diskTooSmall', place: server }), { remedy: 'server', href: '/hosting/..%2Fx%3Fy' }],
  [keptNoticeFixture({ kind: 'diskTooSmall' }), { remedy: 'servers', href: '/wordpress' }],
  [
    keptNoticeFixture({ kind: 'recordIncomplete', place: { type: 'zone', id: 'dom_1' } }),
    { remedy: 'zone', href: '/dns/domain/dom_1' },
  ],
  [keptNoticeFixture({ kind: 'recordIncomplete', place: server }), { remedy: 'domains', href: '/dns' }],
])('links %o to its remedy', (notice, next) => {
  expect(nextOf(notice, everyService)).toEqual(next);
});

it.each([
  ['diskTooSmall', { dns: true, wordpress: false }, undefined],
  ['diskTooSmall', { dns: false, wordpress: true }, '/wordpress'],
  ['recordIncomplete', { dns: false, wordpress: true }, undefined],
  ['topUpRefused', { dns: false, wordpress: false }, '/payment'],
] as const)('%s with the services %o links to %s', (kind, services, address) => {
  expect(nextOf(keptNoticeFixture({ kind }), { ...config.flags, ...services })?.href).toBe(address);
});

const zone = { type: 'zone', id: 'dom_1' } as const;
const ofServer = { kind: 'subscription.updated', subject: { amount: null } };

it.each([
  ['a plan of a server', paidFixture({ object: { type: 'server', id: 'srv_2' } }, ofServer), ['server', 'srv_2']],
  [
    'a refused upgrade on the page of a server',
    keptNoticeFixture({ kind: 'diskTooSmall', place: server }),
    ['server', server.id],
  ],
  [
    'a refused record on the page of a zone',
    keptNoticeFixture({ kind: 'recordIncomplete', place: zone }),
    ['zone', 'dom_1'],
  ],
  ['a top-up that ended while the page of a server was open', keptNoticeFixture({ place: server }), null],
  ['a plan told while the page of a zone was open', paidFixture({ object: null }, { ...ofServer, place: zone }), null],
])('%s is about %o', (_, notice, about) => {
  const object = objectOf(notice);
  expect(object && [object.type, object.id]).toEqual(about);
});

it('an order that was refused leads to the form of its kind', () => {
  const subject = { serverKind: 'hosting', serverMessage: null } as const;
  expect(nextOf(keptNoticeFixture({ kind: 'orderRefused', subject }), everyService)).toEqual({
    remedy: 'order',
    href: '/hosting/create',
  });
});

it('every remedy is the remedy of a kind', () => {
  const used = new Set(Object.values(noticeRows).map(({ remedy }) => remedy));
  expect(noticeRemedies.filter((remedy) => !used.has(remedy))).toEqual([]);
});

it('reads a place of an earlier version as unreadable instead of guessing an address', () => {
  expect(readKeptNotice({ ...keptNoticeFixture(), place: '/wordpress/srv_1' })).toBeNull();
});
