import { pages } from '../apps/portal/src/router/manifest.ts';
import example from '../docs/brand-example/brand.json' with { type: 'json' };
import { mayBrand } from '../packages/ui/src/brand/mayBrand.ts';
import { expect, expectTitle, sampleOf, signIn, test } from './portalTest.ts';
import { vi } from './words.ts';

test.use({ hasTwoOrigins: true, brandFolder: '../docs/brand-example' });

test('a server started with another brand shows its name, mark, colour and addresses, and the built brand nowhere', async ({
  context,
  page,
  request,
}) => {
  const headers = { 'accept-language': 'vi' };
  for (const row of pages)
    expect(await (await request.get(sampleOf(row), { headers })).text()).not.toMatch(/Mây|__BRAND/);

  await page.goto('/login');
  await expect(page).toHaveTitle(`${vi.login.title} | ${example.taglines.vi}`);
  await expect(page.getByRole('complementary', { name: example.name })).toContainText(example.taglines.vi);
  await expect(page.locator('symbol path')).toHaveAttribute('d', example.mark);
  await expect(page.getByRole('button', { name: vi.common.signIn })).toHaveCSS(
    'background-color',
    `oklch(0.5 0.115 ${example.hue})`,
  );
  const linked = async (rel: string) => {
    const address = await page.locator(`link[rel="${rel}"]`).getAttribute('href');
    return (await request.get(address ?? '', { headers: { 'accept-language': 'en' } })).text();
  };
  expect(JSON.parse(await linked('manifest'))).toMatchObject({
    name: example.name,
    lang: 'vi',
    theme_color: '#217541',
  });
  expect(await linked('icon')).toContain(example.mark);
  const devtools = await context.newCDPSession(page);
  // The browser's own reading of the manifest. This browser has no window, and calls every page installable.
  expect(await devtools.send('Page.getAppManifest')).toMatchObject({
    errors: [],
    manifest: {
      name: example.name,
      display: 'kStandalone',
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512' }],
    },
  });

  await signIn(page, '/pages/contact-us');
  await expectTitle(page, vi.contactUs.title);
  await expect(page.getByRole('link', { name: example.contact.email })).toHaveAttribute(
    'href',
    `mailto:${example.contact.email}`,
  );
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(
    new RegExp(`Mây|${mayBrand.contact.email}`),
  );
});
