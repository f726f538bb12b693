import { createHash } from 'node:crypto';
import type { APIResponse } from '@playwright/test';
import { pages } from '../apps/portal/src/router/manifest.ts';
import { expect, sampleOf, test } from './portalTest.ts';

const html = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': 'vi' };
const policyOf = (response: APIResponse) => response.headers()['content-security-policy'] ?? '';
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

// createPortalServer.test.ts checks the server itself; this test checks the files of the real build.
test('each page has inline code trusted by hash, and no tag that loads a file', async ({ request }) => {
  const policies = new Set<string>();
  for (const row of pages) {
    const response = await request.get(sampleOf(row), { headers: html });
    policies.add(policyOf(response));
    const page = await response.text();
    const inline = (tag: string) =>
      [...page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => sha256(text));
    // The check of the browser and the boot; a page with figures has their script too.
    expect(inline('script')).toHaveLength(page.includes('<template id="figure-words">') ? 3 : 2);
    for (const hash of [...inline('script'), ...inline('style')]) expect(policyOf(response)).toContain(`'${hash}'`);
    expect(page).not.toMatch(/<script [^>]*>|<link rel="(?:modulepreload|stylesheet)"| on\w+="|style="/);
  }
  // A kept page has to work for every visitor, so that all pages have one policy.
  expect(policies.size).toBe(1);
});
