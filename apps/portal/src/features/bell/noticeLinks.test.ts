import { expect, it } from 'vitest';
import { config } from '../../browser/config.ts';
import { keptNoticeFixture } from '../../data/notices/keptNotice.fixtures.ts';
import { remedyLink } from './useNoticeHistory.ts';

const everyService = { ...config.flags, wordpress: true, dns: true };

it('a notice leads to the page of its kind', () => {
  for (const [kind, subject, next] of [
    ['invoice.paid', null, { remedy: 'invoices', href: '/invoice' }],
    ['topUpRefused', null, { remedy: 'topUp', href: '/payment' }],
    ['diskTooSmall', null, { remedy: 'servers', href: '/wordpress' }],
    ['recordIncomplete', null, { remedy: 'domains', href: '/dns' }],
    ['orderRefused', { serverKind: 'hosting', serverMessage: null }, { remedy: 'order', href: '/hosting/create' }],
    ['newVersion', null, null],
  ] as const)
    expect.soft(remedyLink(keptNoticeFixture({ kind, subject }), everyService), kind).toEqual(next);
});

it('a notice links to no service that is switched off', () => {
  for (const [kind, services, address] of [
    ['diskTooSmall', { dns: true, wordpress: false }, undefined],
    ['diskTooSmall', { dns: false, wordpress: true }, '/wordpress'],
    ['recordIncomplete', { dns: false, wordpress: true }, undefined],
    ['topUpRefused', { dns: false, wordpress: false }, '/payment'],
  ] as const)
    expect.soft(remedyLink(keptNoticeFixture({ kind }), { ...config.flags, ...services })?.href, kind).toBe(address);
});
