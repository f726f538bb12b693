import { expect, it } from 'vitest';
import { config } from '../../browser/config.ts';
import { keptNoticeFixture } from '../../data/notices/keptNotice.fixtures.ts';
import { remedyLink } from './useNoticeHistory.ts';

const everyService = { ...config.flags, wordpress: true, dns: true };

it.each([
  ['invoice.paid', null, { remedy: 'invoices', href: '/invoice' }],
  ['topUpRefused', null, { remedy: 'topUp', href: '/payment' }],
  ['diskTooSmall', null, { remedy: 'servers', href: '/wordpress' }],
  ['recordIncomplete', null, { remedy: 'domains', href: '/dns' }],
  ['orderRefused', { serverKind: 'hosting', serverMessage: null }, { remedy: 'order', href: '/hosting/create' }],
  ['newVersion', null, null],
])('%s of %o leads to %o', (kind, subject, next) => {
  expect(remedyLink(keptNoticeFixture({ kind, subject }), everyService)).toEqual(next);
});

it.each([
  ['diskTooSmall', { dns: true, wordpress: false }, undefined],
  ['diskTooSmall', { dns: false, wordpress: true }, '/wordpress'],
  ['recordIncomplete', { dns: false, wordpress: true }, undefined],
  ['topUpRefused', { dns: false, wordpress: false }, '/payment'],
] as const)('%s with the services %o links to %s', (kind, services, address) => {
  expect(remedyLink(keptNoticeFixture({ kind }), { ...config.flags, ...services })?.href).toBe(address);
});
