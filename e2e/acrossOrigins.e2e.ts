import { expect, expectTitle, signInByForm } from './portalTest.ts';
import { expectTopUp, goToBank, payAtBank, test, unresolvedTopUps } from './topUpSteps.ts';
import { vi } from './words.ts';

test.use({ hasTwoOrigins: true });

test('with a provider on another origin, a top-up succeeds and the access token goes to the provider’s origin alone', async ({
  page,
  sandbox,
  before,
  servers: { portal, provider },
}) => {
  const asked: string[] = [];
  // After the subscription the page reads again what it may have missed.
  let isSubscribing = false;
  const authorised = new Set<string>();
  const sockets: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.endsWith('/auth/pusher')) isSubscribing = true;
    if (
      !isSubscribing &&
      pathname.startsWith('/api/') &&
      request.method() === 'GET' &&
      !request.isNavigationRequest()
    ) {
      asked.push(origin + pathname);
    }
    if (request.headers().authorization) authorised.add(origin);
  });
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).host));

  await signInByForm(page);
  await expectTitle(page, vi.dashboard.title);
  const live = page.getByRole('button', { name: new RegExp(vi.shell.bell.live) });
  await expect(live).toBeVisible();
  asked.length = 0;
  isSubscribing = false;
  await page.reload();
  const invoices = page.getByRole('region', { name: vi.dashboard.invoices.title, exact: true });
  await expect(invoices.getByRole('row')).toHaveCount(1 + 6);
  // The page uses its early reads and asks for nothing twice.
  for (const path of ['/api/v1/auth/me', '/api/payments/stripe', '/api/payments/stripe/invoices']) {
    expect(asked.filter((url) => url === `${provider}${path}`)).toHaveLength(1);
  }
  await expect(live).toBeVisible();

  await goToBank(page);
  expect(new URL(page.url()).origin).toBe(provider);
  await payAtBank(page);
  expect(new URL(page.url()).origin).toBe(portal);
  await expectTopUp(sandbox, before, 500_000);
  await expect.poll(() => unresolvedTopUps(page)).toBe(0);

  expect([...authorised]).toEqual([provider]);
  expect([...new Set(sockets)]).toEqual([new URL(provider).host]);
});
