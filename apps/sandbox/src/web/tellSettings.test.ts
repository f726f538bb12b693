import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts';
import { tellSettings } from './tellSettings.ts';

const source = fileURLToPath(new URL('../../../portal/index.html', import.meta.url));
const shell = '<title>portal</title><meta name="portal-settings" content="{}" /><p>"{}"</p>';
const browserReads = (html: string) => {
  const [, content = ''] = /<meta name="portal-settings" content="([^"]*)"/.exec(html) ?? [];
  return JSON.parse(
    content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );
};

describe('what the portal is told about its provider', () => {
  const folder = mkdtempSync(join(tmpdir(), 'may-portal-'));
  const far = { apiOrigin: 'https://api.may.example', pusherHost: 'push.may.example:443' };
  let near: TestSandbox;
  let divided: TestSandbox;
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), shell);
    near = await createTestSandbox({ portal: { folder } });
    divided = await createTestSandbox({ profile: 'literal', portal: { folder, ...far } });
  });
  beforeEach(() => near.reset());
  afterAll(async () => {
    await near.close();
    await divided.close();
    rmSync(folder, { recursive: true });
  });
  const open = (sandbox: TestSandbox) => sandbox.call('GET', '/', { headers: { Accept: 'text/html' } });
  const policyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';

  it('finds its place in the page that is built', () => {
    expect(browserReads(tellSettings(readFileSync(source, 'utf8'), 'rich', {}))).toEqual({
      provider: { idempotencyKey: true },
    });
  });

  it('says at each load whether attempt keys are understood', async () => {
    const told = async () => browserReads(await (await open(near)).text());
    expect(await told()).toEqual({ provider: { idempotencyKey: true } });
    near.world.profile = 'literal';
    expect(await told()).toEqual({ provider: { idempotencyKey: false } });
  });

  it('names the provider and the push service where they live elsewhere, and lets the page connect to them', async () => {
    const response = await open(divided);
    expect(policyOf(response)).toContain(
      "; connect-src 'self' ws://localhost:4173 wss://localhost:4173 https://api.stripe.com https://api.may.example " +
        'ws://push.may.example:443 wss://push.may.example:443; ',
    );
    expect(browserReads(await response.text())).toEqual({ provider: { idempotencyKey: false }, ...far });
  });

  it('lets the page connect nowhere else where they live at home', async () => {
    expect(policyOf(await open(near))).toContain(
      "; connect-src 'self' ws://localhost:4173 wss://localhost:4173 https://api.stripe.com; ",
    );
  });

  it('keeps what the build said and nobody says otherwise', () => {
    const built = shell.replace(
      '{}',
      '{&quot;cardProvider&quot;:&quot;stripe&quot;,&quot;apiOrigin&quot;:&quot;https://a.example&quot;}',
    );
    expect(browserReads(tellSettings(built, 'literal', {}))).toEqual({
      cardProvider: 'stripe',
      apiOrigin: 'https://a.example',
      provider: { idempotencyKey: false },
    });
    expect(browserReads(tellSettings(built, 'literal', far))).toMatchObject(far);
  });

  it('never ends the attribute it is written in', () => {
    const hostile = { apiOrigin: '"><script>&quot;$&$1</script>' };
    const told = tellSettings(shell, 'rich', hostile);
    expect(told).not.toContain('<script>');
    expect(browserReads(told)).toMatchObject(hostile);
    expect(told.endsWith('<p>"{}"</p>')).toBe(true);
  });
});
