import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../../build/pageModules.ts';
import { defaults } from '../browser/settings/defaults.ts';
import { type LayoutName, type MenuGroup, menuGroups, type PageId, pages, pagesWith } from './manifest.ts';
import { matchAddress } from './matchAddress.ts';

const everyService = Object.fromEntries(
  Object.keys(defaults.flags).map((name) => [name, true]),
) as typeof defaults.flags;
/** The specified entries of a group; a page of ours beside them changes neither their group nor their order. */
const menuOf = (group: MenuGroup, specified: string, flags = everyService) =>
  pagesWith(flags)
    .flatMap(({ menu }) => (menu?.group === group ? [menu.label] : []))
    .filter((label) => specified.split(' ').includes(label))
    .join(' ');
const pageAt = (address: string) => matchAddress(address, pagesWith(everyService));

describe('an address of the specification', () => {
  it('has its layout and its page', () => {
    const rows: [address: string, layout: LayoutName, id: PageId][] = [
      ['/', 'app', 'dashboard'],
      ['/transactions', 'app', 'transactions'],
      ['/payment', 'app', 'payment'],
      ['/link-card', 'app', 'linkCard'],
      ['/wordpress', 'app', 'wordpress'],
      ['/wordpress/create', 'app', 'wordpressCreate'],
      ['/wordpress/12', 'app', 'wordpressDetail'],
      ['/wordpress-progress/12', 'app', 'orderProgress'],
      ['/hosting', 'app', 'hosting'],
      ['/hosting/create', 'app', 'hostingCreate'],
      ['/hosting/12', 'app', 'hostingDetail'],
      ['/dns', 'app', 'domains'],
      ['/dns/domain/12', 'app', 'records'],
      ['/dns/domain/12/add-record', 'app', 'recordAdd'],
      ['/dns/domain/12/record/34', 'app', 'recordEdit'],
      ['/invoice', 'app', 'invoices'],
      ['/paas', 'app', 'paas'],
      ['/project/create', 'app', 'projectCreate'],
      ['/web-service/create', 'app', 'webServiceCreate'],
      ['/api/payments/success', 'page', 'paymentResult'],
      ['/payments/stripe/success', 'page', 'cardPaymentSuccess'],
      ['/login', 'auth', 'login'],
      ['/register', 'auth', 'register'],
      ['/check-otp', 'auth', 'checkOtp'],
      ['/auth/lockscreen', 'auth', 'lockScreen'],
      ['/auth/lockscreen-boxed', 'auth', 'lockScreen'],
      ['/auth/pass-recovery', 'auth', 'passRecovery'],
      ['/auth/pass-recovery-boxed', 'auth', 'passRecovery'],
      ['/pages/helpdesk', 'open', 'helpdesk'],
      ['/pages/contact-us', 'open', 'contactUs'],
      ['/pages/faq', 'open', 'faq'],
      ['/pages/faq2', 'open', 'faq2'],
      ['/pages/privacy-policy', 'open', 'privacyPolicy'],
      ['/pages/coming-soon', 'auth', 'comingSoon'],
      ['/pages/error404', 'page', 'notFound'],
      ['/pages/error500', 'page', 'serverError'],
      ['/pages/error503', 'page', 'unavailable'],
      ['/pages/maintenence', 'page', 'maintenance'],
    ];
    for (const [address, layout, id] of rows)
      expect.soft(pageAt(address), address).toMatchObject({ id, layout, isServed: true });
  });

  it('has the title of its own kind of service, record or project', () => {
    for (const [address, title] of [
      ['/wordpress/create', 'orderServer:title.wordpress'],
      ['/dns/domain/12/add-record', 'recordForm:title.add'],
      ['/project/create', 'projectCreate:title'],
    ] as const)
      expect.soft(pageAt(address), address).toMatchObject({ title });
  });

  it('of the template’s demo shows "not found"', () => {
    for (const address of [
      '/index2',
      '/components/tabs',
      '/apps/chat',
      '/users/profile',
      '/charts/apex-chart',
      '/pages/blank-page',
      '/pages/sample',
    ])
      expect.soft(pageAt(address), address).toMatchObject({ id: 'notFound', isServed: false });
  });
});

it('the side menu has the dashboard, the services that are switched on, the wallet, the invoices and five pages', () => {
  const services = 'wordpress hosting dns paas database firewall svm';
  const help = 'helpdesk contactUs faq faq2 privacyPolicy';
  const groups = { main: 'dashboard', services, wallet: 'topUp transactions', invoice: 'invoice', pages: help };
  for (const group of menuGroups) expect(menuOf(group, groups[group])).toBe(groups[group]);
  expect(menuOf('services', services, defaults.flags)).toBe('wordpress hosting firewall');
  expect(menuOf('pages', help, defaults.flags)).toBe(help);
});

it('the file of each page is its own, or has it in its table', () => {
  for (const { id, module } of pages) {
    const source = readFileSync(join(import.meta.dirname, '../..', fileOf({ module })), 'utf8');
    const [, table = `\n  ${id}: `] = source.split('export default {');
    expect.soft(table, id).toContain(`\n  ${id}: `);
  }
});
