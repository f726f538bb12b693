import { mayBrand } from '../packages/ui/src/brand/mayBrand.ts';
import { expect, test } from './portalTest.ts';
import { vi } from './words.ts';

test('the browser reads name, mark, colour and icons of the brand, and its manifest in the language of the page', async ({
  context,
  page,
  request,
}) => {
  await page.goto('/login');
  await expect(page).toHaveTitle(`${vi.login.title} | ${mayBrand.taglines.vi}`);
  await expect(page.getByRole('complementary', { name: mayBrand.name })).toContainText(String(mayBrand.taglines.vi));
  await expect(page.locator('symbol path')).toHaveAttribute('d', mayBrand.mark);
  await expect(page.getByRole('button', { name: vi.common.signIn })).toHaveCSS(
    'background-color',
    `oklch(0.5 0.115 ${mayBrand.hue})`,
  );
  const icon = await page.locator('link[rel="icon"]').getAttribute('href');
  expect(await (await request.get(icon ?? '')).text()).toContain(mayBrand.mark);
  const devtools = await context.newCDPSession(page);
  // The browser's own reading of the manifest. This browser has no window, and calls every page installable.
  expect(await devtools.send('Page.getAppManifest')).toMatchObject({
    url: expect.stringContaining('/manifest-vi.webmanifest'),
    errors: [],
    manifest: {
      name: mayBrand.name,
      display: 'kStandalone',
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512' }],
    },
  });
});
