import type { Browser, Locator } from '@playwright/test';

/**
 * Mends two things of Playwright's that hold in Debian's Firefox alone. It sends a command for the system's colours that Firefox ESR 153 does not know. And
 * it writes a whole text into a field by script, which React does not notice: here each key is pressed.
 */
export const mendFirefox = async (browser: Browser): Promise<void> => {
  const session = Object(browser)._connection.toImpl(browser)._browserSession;
  const sessions = Object.getPrototypeOf(session);
  const { send } = sessions;
  sessions.send = function (this: unknown, command: string, values: unknown) {
    return command === 'emulation.setMediaFeaturesOverride' ? Promise.resolve() : send.call(this, command, values);
  };
  const page = await browser.newPage();
  const locators: Locator = Object.getPrototypeOf(page.locator('html'));
  const { fill } = locators;
  locators.fill = async function (text, options) {
    await fill.call(this, '', options);
    await this.pressSequentially(text);
  };
  await page.close();
};
