/** The ten main paths in the engines of Firefox and Safari: Playwright drives builds of its own alone, so these speak to each by its protocol. */
import { writeFileSync } from 'node:fs';
import { locales } from '../packages/ui/src/i18n/locales.ts';
import { putSession } from '../tooling/customer.ts';
import { openFirefox } from './biDi.ts';
import { bank, numbers } from './cardSteps.ts';
import { type EngineOption, engineOver } from './engine.ts';
import { expect, password } from './portalTest.ts';
import { dong, expectTopUp, test as moneyTest } from './topUpSteps.ts';
import { openWebKit } from './webDriver.ts';
import { beginningOf, en, say, vi } from './words.ts';
import { addRecord, domain, home, said } from './zoneSteps.ts';

type Engine = ReturnType<typeof engineOver> & { signIn: (path: string) => Promise<void> };

const test = moneyTest.extend<EngineOption & { engine: Engine }>({
  opens: ['firefox', { option: true }],
  engine: async ({ servers, opens }, use, info) => {
    const engine = engineOver(await { firefox: openFirefox, webkit: openWebKit }[opens](servers.portal));
    const signIn = async (path: string) => {
      await engine.open('/favicon.svg');
      await putSession({ addInitScript: engine.run as never }, await servers.openSession('demo@may.cloud'));
      await engine.open(path);
      await expect.poll(() => engine.run(() => 'hydrated' in document.documentElement.dataset)).toBe(true);
    };
    await use({ ...engine, signIn });
    try {
      if (info.status !== info.expectedStatus)
        writeFileSync(info.outputPath('page.png'), await engine.picture(), 'base64');
    } finally {
      await engine.close();
    }
  },
  guard: async ({ sandbox }, use) => {
    await use(undefined);
    expect(await sandbox.policyReports()).toEqual([]);
  },
});

const { linkCard, lockScreen, orderServer, paymentResult, recordForm, serverLog, topUp, zoneChanges, zoneImport } = vi;
const payButton = say(topUp.payAmount, { amount: dong(500_000) });
const applyButton = (count: number) => say(zoneChanges.review.confirm_other, { count });

test('sign in', async ({ engine }) => {
  await engine.open('/transactions?from=mail');
  await engine.type({ [en.login.email]: 'demo@may.cloud', [en.common.password]: password });
  await engine.press(en.login.title);
  await engine.see(vi.transactions.title);
  expect(await engine.address()).toMatch(/\/transactions\?from=mail$/);
  await engine.reload();
  await engine.see(vi.transactions.title);
});

test('top up', async ({ engine, sandbox, before }) => {
  await engine.signIn('/payment');
  await engine.press(dong(500_000), vi.pendingTopUps.method.vietqr, payButton);
  await engine.see('Rehearsal Bank');
  await engine.press('Pay');
  await engine.see(paymentResult.confirmed.title);
  await expectTopUp(sandbox, before, 500_000);
});

test('card with approval', async ({ engine, sandbox, before }) => {
  const approve = async () => {
    await engine.enter('iframe[src*="/challenge"]');
    await engine.press(bank.approve);
    await engine.enter();
  };
  await engine.signIn('/link-card');
  await engine.enter('main iframe');
  await engine.type({ 'Số thẻ': numbers.asksOwner, 'Ngày hết hạn': '1230', CVC: '123' });
  await engine.enter();
  await engine.press(linkCard.submit);
  await approve();
  await engine.see(linkCard.result.saved.title);
  await engine.open('/payment');
  await engine.press(dong(500_000), topUp.group.card, '3155', payButton);
  await approve();
  await engine.see(topUp.card.succeeded.title);
  await expectTopUp(sandbox, before, 500_000);
});

test('lock in two tabs', async ({ engine }) => {
  await engine.signIn('/');
  await engine.goTo(1);
  await engine.open('/invoice');
  await engine.see(vi.invoices.title);
  await engine.goTo(0);
  await engine.press(beginningOf(vi.shell.account), vi.shell.lock);
  await engine.see(lockScreen.locked.title);
  await engine.goTo(1);
  await engine.see(lockScreen.locked.title);
  await engine.type({ [vi.common.password]: password });
  await engine.press(lockScreen.submit);
  await engine.see(vi.invoices.title);
  await engine.goTo(0);
  await engine.see(vi.dashboard.wallet.title);
});

test('order', async ({ engine, sandbox, before }) => {
  await engine.signIn('/wordpress/create');
  await engine.press('Hà Nội', 'Basic 2', '20 GB', orderServer.access.generate, orderServer.containers.more);
  await engine.press(orderServer.summary.review, say(orderServer.review.confirm, { amount: dong(720_000) }));
  await engine.press(orderServer.action.leave);
  await expect.poll(engine.address, { timeout: 20_000 }).toMatch(/\/wordpress\/srv_\w+$/);
  expect(before.balance - (await sandbox.ledger()).balance).toBe(720_000);
});

test('log', async ({ engine, sandbox }) => {
  await engine.signIn('/wordpress/srv_demoBienXanh?tab=logs');
  await engine.see('HTTP/');
  await sandbox.cutLogs();
  await engine.see(beginningOf(serverLog.view.mark.lost));
  await engine.see(beginningOf(serverLog.view.mark.connected));
  await engine.press(vi.serverDetail.tabs.general);
  await expect.poll(sandbox.logSockets).toEqual([]);
});

test('record change with undo', async ({ engine, sandbox }) => {
  const before = said(await sandbox.zone(domain));
  await engine.signIn(addRecord);
  await engine.type({ [recordForm.name]: 'moi', IPV4: '198.51.100.77' });
  await engine.press(recordForm.confirm);
  await engine.see(say(zoneChanges.result.forward.title_other, { count: 1 }));
  expect(said(await sandbox.zone(domain))).toHaveLength(before.length + 1);
  await engine.open(home);
  await engine.press(vi.records.applied.undo);
  await engine.see(zoneChanges.undoTitle);
  await engine.press(applyButton(1));
  await engine.see(say(zoneChanges.result.back.title_other, { count: 1 }));
  expect(said(await sandbox.zone(domain))).toEqual(before);
});

test('import', async ({ engine }) => {
  await engine.signIn(`${home}/import`);
  await engine.type({ [zoneImport.file.label]: 'nhap-1 300 IN A 203.0.113.20\nnhap-2 IN A 203.0.113.21' });
  await engine.press(say(zoneImport.plan.stage_other, { count: 2 }));
  await engine.see(applyButton(2));
});

test('register', async ({ engine, servers }) => {
  const { register, code } = en.account;
  await engine.open('/register');
  await engine.type({ [register.name]: 'Nguyễn Sao', [register.email]: 'sao@may.cloud' });
  await engine.type({ [register.phone]: '0912 345 678', [en.common.password]: password });
  await engine.press(register.submit);
  await engine.see(code.created);
  const phones = await (await fetch(`${servers.provider}/__sandbox/phones`)).text();
  await engine.type({ [code.label]: /<code>(\d{6})<\/code>/.exec(phones)?.[1] ?? '' });
  // The sixth digit sends the code.
  await engine.see(code.confirmed);
});

test('language', async ({ engine }) => {
  await engine.open('/login');
  await engine.press(locales.en.label, locales.vi.label);
  await engine.see(vi.login.title);
  await engine.reload();
  await engine.see(vi.login.title);
  expect(await engine.run(() => document.documentElement.lang)).toBe('vi');
});
