import type { Page } from '@playwright/test';
import { expect, expectTitle, notices, openByMenu, signIn, test } from './portalTest.ts';
import { say, vi } from './words.ts';

const { dnsActivation: activation, domains } = vi;

test.use({ expectedErrors: /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE|status of 4\d\d/ });

type ListedDomain = { id: string; name: string };

/** The domains of the signed-in customer, from the provider. */
const domainsOf = async (page: Page): Promise<ListedDomain[]> => {
  const token = await page.evaluate(() => sessionStorage.getItem('accessToken'));
  const answer = await page.request.get('/api/dns', { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()).result.data;
};

const openDomains = async (page: Page): Promise<void> => {
  await signIn(page, '/dns');
  await expectTitle(page, domains.title);
};

/** Adds a domain by the dialog. */
const add = async (page: Page, typed: string): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: domains.add.open }).click();
  const dialog = page.getByRole('dialog', { name: domains.add.title });
  await dialog.getByRole('textbox').fill(typed);
  await dialog.getByRole('button', { name: domains.add.submit, exact: true }).click();
};

const activationOf = (page: Page, domain: string) =>
  page.getByRole('dialog', { name: say(activation.dialog.title, { domain }) });

test('an added domain is activated once it points to the provider', async ({ page, sandbox }) => {
  await openDomains(page);
  await add(page, 'https://hoa-tuoi-da-lat.vn/trang-chu');
  const dialog = activationOf(page, 'hoa-tuoi-da-lat.vn');
  await expect(dialog.getByRole('textbox', { name: say(activation.nameservers.nth, { number: 1 }) })).toHaveValue(
    'ns1.may.cloud',
  );
  const check = dialog.getByRole('button', { name: activation.action.check });
  await check.click();
  await expect(dialog.getByText(activation.status.notPointing)).toBeVisible();
  await sandbox.arm('nameserversPoint');
  const later = dialog.getByRole('button', { name: activation.action.later });
  const activate = page.getByRole('link', { name: `${domains.action.activate} hoa-tuoi-da-lat.vn` });
  await later.click();
  await expect(dialog).toBeHidden();
  await page.goto('/dns?q=da-lat');
  await activate.click();
  await later.dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue('da-lat');
  await activate.click();
  await check.click();
  const added = (await domainsOf(page)).find(({ name }) => name === 'hoa-tuoi-da-lat.vn');
  await expect(page).toHaveURL(`/dns/domain/${added?.id}`);

  await test.step('a domain is deleted after its name is typed', async () => {
    await openByMenu(page, 'dns');
    await page.getByRole('button', { name: `${domains.action.delete} bienxanh.vn` }).click();
    const deletion = page.getByRole('dialog', { name: say(domains.delete.title, { domain: 'bienxanh.vn' }) });
    await deletion.getByRole('textbox').fill('BienXanh.vn');
    await deletion.getByRole('button', { name: domains.delete.confirm }).click();
    await expect(deletion).toBeHidden();
    await expect(notices(page).getByText(say(domains.delete.doneText, { domain: 'bienxanh.vn' }))).toBeVisible();
    expect((await domainsOf(page)).map(({ id }) => id).toSorted()).toEqual(['dom_2', added?.id].toSorted());
  });
});
