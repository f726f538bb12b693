/** The paths of the tests with the tag `@engines`, in WebKitGTK: Playwright drives a WebKit of its own alone, so these speak WebDriver. */
import { writeFileSync } from 'node:fs';
import { locales } from '../packages/ui/src/i18n/locales.ts';
import { putSession } from '../tooling/customer.ts';
import { bank, numbers } from './cardSteps.ts';
import { expect, password } from './portalTest.ts';
import { dong, expectTopUp, test as moneyTest } from './topUpSteps.ts';
import { openWebKit } from './webDriver.ts';
import { beginningOf, en, say, vi } from './words.ts';
import { addRecord, domain, home, said } from './zoneSteps.ts';

type WebKit = Awaited<ReturnType<typeof openWebKit>> & { signIn: (path: string) => Promise<void> };

const test = moneyTest.extend<{ webKit: WebKit }>({
  webKit: async ({ servers }, use, info) => {
    const webKit = await openWebKit(servers.portal);
    const signIn = async (path: string) => {
      await webKit.open('/favicon.svg');
      await putSession({ addInitScript: webKit.run as never }, await servers.openSession('demo@may.cloud'));
      await webKit.open(path);
      await expect.poll(() => webKit.run(() => 'hydrated' in document.documentElement.dataset)).toBe(true);
    };
    await use({ ...webKit, signIn });
    if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('page.png'), await webKit.picture());
    await webKit.close();
  },
  guard: async ({ sandbox }, use) => {
    await use(undefined);
    expect(await sandbox.policyReports()).toEqual([]);
  },
});

const { linkCard, lockScreen, orderServer, paymentResult, recordForm, serverLog, topUp, zoneChanges, zoneImport } = vi;
const payButton = say(topUp.payAmount, { amount: dong(500_000) });
const applyButton = (count: number) => say(zoneChanges.review.confirm_other, { count });

test('sign in', async ({ webKit }) => {
  await webKit.open('/transactions?from=mail');
  await webKit.type(en.login.email, 'demo@may.cloud');
  await webKit.type(en.common.password, password);
  await webKit.press(en.login.title);
  await webKit.see(vi.transactions.title);
  expect(await webKit.address()).toMatch(/\/transactions\?from=mail$/);
  await webKit.reload();
  await webKit.see(vi.transactions.title);
});

test('top up', async ({ webKit, sandbox, before }) => {
  await webKit.signIn('/payment');
  await webKit.press(dong(500_000));
  await webKit.press(vi.pendingTopUps.method.vietqr);
  await webKit.press(payButton);
  await webKit.see('Rehearsal Bank');
  await webKit.press('Pay');
  await webKit.see(paymentResult.confirmed.title);
  await expectTopUp(sandbox, before, 500_000);
});

test('card with approval', async ({ webKit, sandbox, before }) => {
  const approve = async () => {
    await webKit.enter('iframe[src*="/challenge"]');
    await webKit.press(bank.approve);
    await webKit.enter();
  };
  await webKit.signIn('/link-card');
  await webKit.enter('main iframe');
  for (const [field, text] of [
    ['Số thẻ', numbers.asksOwner],
    ['Ngày hết hạn', '1230'],
    ['CVC', '123'],
  ] as const)
    await webKit.type(field, text);
  await webKit.enter();
  await webKit.press(linkCard.submit);
  await approve();
  await webKit.see(linkCard.result.saved.title);
  await webKit.open('/payment');
  await webKit.press(dong(500_000));
  await webKit.press(topUp.group.card);
  await webKit.press('3155', 0);
  await webKit.press(payButton);
  await approve();
  await webKit.see(topUp.card.succeeded.title);
  await expectTopUp(sandbox, before, 500_000);
});

test('lock in two tabs', async ({ webKit }) => {
  await webKit.signIn('/');
  const goTo = await webKit.openTab();
  await webKit.open('/invoice');
  await webKit.see(vi.invoices.title);
  await goTo(0);
  await webKit.press(beginningOf(vi.shell.account));
  await webKit.press(vi.shell.lock);
  await webKit.see(lockScreen.locked.title);
  await goTo(1);
  await webKit.see(lockScreen.locked.title);
  await webKit.type(vi.common.password, password);
  await webKit.press(lockScreen.submit);
  await webKit.see(vi.invoices.title);
  await goTo(0);
  await webKit.see(vi.dashboard.wallet.title);
});

test('order', async ({ webKit, sandbox, before }) => {
  await webKit.signIn('/wordpress/create');
  for (const name of ['Hà Nội', 'Basic 2']) await webKit.press(name);
  await webKit.press('20 GB', 0);
  for (const name of ['10 GB', orderServer.access.generate, orderServer.containers.more]) await webKit.press(name);
  await webKit.press(orderServer.summary.review);
  await webKit.press(say(orderServer.review.confirm, { amount: dong(720_000) }));
  await webKit.press(orderServer.action.leave);
  await expect.poll(webKit.address, { timeout: 20_000 }).toMatch(/\/wordpress\/srv_\w+$/);
  expect(before.balance - (await sandbox.ledger()).balance).toBe(720_000);
});

test('log', async ({ webKit, sandbox }) => {
  await webKit.signIn('/wordpress/srv_demoBienXanh?tab=logs');
  await webKit.see('HTTP/');
  await sandbox.cutLogs();
  await webKit.see(beginningOf(serverLog.view.mark.lost));
  await webKit.see(beginningOf(serverLog.view.mark.connected));
  await webKit.press(vi.serverDetail.tabs.general);
  await expect.poll(sandbox.logSockets).toEqual([]);
});

test('record change with undo', async ({ webKit, sandbox }) => {
  const before = said(await sandbox.zone(domain));
  await webKit.signIn(addRecord);
  await webKit.type(recordForm.name, 'moi');
  await webKit.type('IPV4', '198.51.100.77');
  await webKit.press(recordForm.confirm);
  await webKit.press(applyButton(1));
  await webKit.see(say(zoneChanges.result.forward.title_other, { count: 1 }));
  expect(said(await sandbox.zone(domain))).toHaveLength(before.length + 1);
  await webKit.open(home);
  await webKit.press(vi.records.applied.undo);
  await webKit.see(zoneChanges.undoTitle);
  await webKit.press(applyButton(1));
  await webKit.see(say(zoneChanges.result.back.title_other, { count: 1 }));
  expect(said(await sandbox.zone(domain))).toEqual(before);
});

test('import', async ({ webKit }) => {
  await webKit.signIn(`${home}/import`);
  await webKit.type(zoneImport.file.label, 'nhap-1 300 IN A 203.0.113.20\nnhap-2 IN A 203.0.113.21');
  await webKit.press(say(zoneImport.plan.stage_other, { count: 2 }));
  await webKit.see(applyButton(2));
});

test('register', async ({ webKit, servers }) => {
  const { register, code } = en.account;
  await webKit.open('/register');
  await webKit.type(register.name, 'Nguyễn Sao');
  await webKit.type(register.email, 'sao@may.cloud');
  await webKit.type(register.phone, '0912 345 678');
  await webKit.type(en.common.password, password);
  await webKit.press(register.submit);
  await webKit.see(code.created);
  const phones = await (await fetch(`${servers.provider}/__sandbox/phones`)).text();
  await webKit.type(code.label, /<code>(\d{6})<\/code>/.exec(phones)?.[1] ?? '');
  await webKit.press(code.submit);
  await webKit.see(code.confirmed);
});

test('language', async ({ webKit }) => {
  await webKit.open('/login');
  await webKit.press(locales.en.label);
  await webKit.press(locales.vi.label);
  await webKit.see(vi.login.title);
  await webKit.reload();
  await webKit.see(vi.login.title);
  expect(await webKit.run(() => document.documentElement.lang)).toBe('vi');
});
