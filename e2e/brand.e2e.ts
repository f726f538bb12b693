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
  expect(await (await request.get('/brand.json')).json()).toMatchObject({ name: example.name, hue: example.hue });

  await page.goto('/login');
  await expect(page).toHaveTitle(`${vi.login.title} | ${example.taglines.vi}`);
  await expect(page.getByRole('complementary', { name: example.name })).toContainText(example.taglines.vi);
  await expect(page.locator('symbol path')).toHaveAttribute('d', example.mark);
  await expect(page.getByRole('button', { name: vi.login.submit })).toHaveCSS(
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
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A context of a test is a private window, in which no browser installs anything.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);

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
