import type { Page } from '@playwright/test';
import { expectTitle } from './portalTest.ts';
import type { StoredRecord } from './sandbox.ts';
import { beginningOf, say, vi } from './words.ts';

const { records: list, recordForm: form, table, zoneChanges: changes } = vi;
export const home = '/dns/domain/dom_1';
export const domain = 'bienxanh.vn';

export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
export const apply = (page: Page, count: number) =>
  page.getByRole('button', { name: say(changes.review.confirm_other, { count }), exact: true });
export const applied = (page: Page, count: number) =>
  page.getByText(say(changes.result.forward.title_other, { count }), { exact: true });

/** The content of a zone without ids, sorted. */
export const said = (zone: readonly StoredRecord[]): string[] =>
  zone.map(({ name, type, values, ttl }) => JSON.stringify([name, type, values, ttl])).sort();

/** The address of the form for a new record. */
export const addRecord = `${home}/add-record`;

/** Confirms an A record in the form, which applies it, or leads to the review. */
export const typeRecord = async (page: Page, name: string, address: string) => {
  if (new URL(page.url()).pathname !== addRecord) await page.goto(addRecord);
  await expectTitle(page, form.title.add);
  await field(page, form.name).fill(name);
  await field(page, 'IPV4').fill(address);
  await button(page, form.confirm).click();
};

/** Stages the deletion of every listed record and opens the review. */
export const deleteShown = async (page: Page) => {
  await page.getByRole('checkbox', { name: beginningOf(table.selectAll_other) }).click();
  await page
    .getByRole('region', { name: table.selectionBar })
    .getByRole('button', { name: list.delete, exact: true })
    .click();
  await page.getByRole('link', { name: list.staged.review }).click();
};

/** Stages the deletion of every record that a search finds. */
export const deleteFound = async (page: Page, search: string) => {
  if (new URL(page.url()).pathname !== home) await page.goto(home);
  await expectTitle(page, domain);
  await page.getByRole('searchbox').fill(search);
  await deleteShown(page);
};
