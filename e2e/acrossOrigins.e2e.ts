import { expect, expectTitle, signInByForm } from './portalTest.ts';
import { expectTopUp, goToBank, payAtBank, test, unresolvedTopUps } from './topUpSteps.ts';
import { vi } from './words.ts';

test.use({ isElsewhere: true });

test('a provider on another origin is paid at, and hears the token alone: early reads and events go there, nothing of it to the portal’s own origin', async ({
  page,
  sandbox,
  before,
  servers: { portal, provider },
}) => {
  const asked: string[] = [];
  // From its subscription on the page reads again what it may have missed.
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
  // What the page began early was taken, not asked for again.
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
