import { test as base, expect, type Page } from '@playwright/test';
import { type Sandbox, sandboxAt } from './sandbox.ts';

/** Secrets of the demo customers and of the card provider: none may appear in an address, a console line or local storage. */
const canaries = [/Demo!2345/, /_secret_/];

interface Fixtures {
  sandbox: Sandbox;
  /** Console errors this test causes on purpose, e.g. the browser's own line for a refused request. */
  expectedErrors: RegExp[];
  guard: undefined;
}

/** A test that also fails on any console error, uncaught exception, policy violation or leaked secret. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  sandbox: async ({ baseURL }, use) => {
    const sandbox = sandboxAt(baseURL ?? '');
    await sandbox.reset();
    await use(sandbox);
  },
  guard: [
    async ({ context, sandbox, expectedErrors }, use) => {
      const found: string[] = [];
      const note = (line: string) => {
        if (!expectedErrors.some((expected) => expected.test(line))) found.push(line);
      };
      const leak = (where: string, text: string) => {
        for (const canary of canaries) if (canary.test(text)) found.push(`${where} holds ${canary}`);
      };
      context.on('console', (message) => {
        leak('a console line', message.text());
        if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
      context.on('request', (request) => leak('an address', request.url()));
      await use(undefined);
      for (const page of context.pages()) {
        if (!page.url().startsWith('http')) continue;
        leak('local storage', await page.evaluate(() => JSON.stringify({ ...localStorage })));
      }
      for (const report of await sandbox.policyReports()) found.push(`policy violation: ${JSON.stringify(report)}`);
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in through the form, as a customer does, and waits for the dashboard. */
export const signIn = async (page: Page, email = 'demo@may.cloud', password = 'Demo!2345'): Promise<void> => {
  await page.goto('/login');
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL('/');
};
