import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { sandboxOfTests } from '../../app/testing/createTestSandbox.ts';

const portalOrigin = 'https://portal.may.example';
const form = '/__sandbox/cards/form';
const scripts = ['/__sandbox/stripe/stripe.js', '/__sandbox/square/square.js'];

describe.each([
  ['beside its portal', null],
  ['on another origin than its portal', portalOrigin],
])('the pages and scripts of a card provider %s', (_, origin) => {
  const sandbox = sandboxOfTests(origin ? { portalOrigin: origin } : {});
  const get = (path: string) => sandbox.call('GET', path);

  it('limits the form to its own script and style, and to the portal as parent', async () => {
    const response = await get(form);
    const page = await response.text();
    const nonce = /<script nonce="([^"]+)">/.exec(page)?.[1];
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(page).toContain(`<style nonce="${nonce}">`);
    expect(response.headers.get('Content-Security-Policy')?.split('; ')).toEqual([
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors 'self'${origin ? ` ${origin}` : ''}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      `script-src 'nonce-${nonce}'`,
      "connect-src 'self'",
    ]);
    expect(page).not.toMatch(/ style=| on\w+="/);
    expect(await (await get(form)).text()).not.toContain(String(nonce));
  });

  it.each(scripts)('sends %s as one script without types or imports, to the portal alone', async (path) => {
    const response = await get(path);
    const text = await response.text();
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe(origin ? 'cross-origin' : 'same-origin');
    expect(() => new Script(text)).not.toThrow();
    expect(text).not.toMatch(/^\s*(import|export)\b|innerHTML|setAttribute\('style'|\beval\(/m);
  });

  it('writes a script into the form that parses', async () => {
    const script = /<script nonce="[^"]+">([\s\S]*)<\/script>/.exec(await (await get(form)).text())?.[1] ?? '';
    expect(script).toMatch(/^\(\(\) => \{\n'use strict';\n[\s\S]+\n\}\)\(\);\n$/);
    expect(() => new Script(script)).not.toThrow();
  });

  it('asks only for the card, in fields with autocomplete', async () => {
    const page = await (await get(form)).text();
    expect([...page.matchAll(/autocomplete="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'cc-number',
      'cc-exp',
      'cc-csc',
    ]);
    expect([...page.matchAll(/<input/g)]).toHaveLength(3);
  });

  it('refuses frames of the sandbox’s other pages', async () => {
    for (const path of ['/__sandbox/scenarios', '/__sandbox/phones']) {
      expect((await get(path)).headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    }
  });
});
