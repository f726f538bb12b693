import { partTimeout } from '@may/ui';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadScript } from './loadScript.ts';

class ScriptElement extends EventTarget {
  src = '';
  remove = vi.fn();
}
let scripts: ScriptElement[];
const createPolicy = vi.fn((_: string, rules: { createScriptURL: (url: string) => string }) => rules);
const last = () => scripts.at(-1) as ScriptElement;
const missing = { kind: 'scriptMissing', serverMessage: null };

beforeEach(() => {
  vi.useFakeTimers();
  scripts = [];
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  vi.stubGlobal('document', {
    createElement: (name: string) => (name === 'script' ? new ScriptElement() : null),
    head: { append: (script: ScriptElement) => scripts.push(script) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('loads each script once under the policy of its provider, which allows no other address', async () => {
  const loads = ['/stripe.js', '/stripe.js', '/stripe.2.js'].map((url) => loadScript('stripe-loader', url));
  expect(scripts.map(({ src }) => src)).toEqual(['/stripe.js', '/stripe.2.js']);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['stripe-loader']);
  const [[, rules] = []] = createPolicy.mock.calls;
  expect(['/stripe.2.js', '/else.js'].map((url) => rules?.createScriptURL(url))).toEqual(['/stripe.2.js', '']);
  for (const script of scripts) script.dispatchEvent(new Event('load'));
  await Promise.all(loads);
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up a script that fails or stays silent, and tries again at the next call', async () => {
  for (const fail of [() => last().dispatchEvent(new Event('error')), () => vi.advanceTimersByTime(partTimeout)]) {
    const loading = expect(loadScript('square-loader', '/square.js')).rejects.toEqual(missing);
    const script = last();
    fail();
    await loading;
    expect(script.remove).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  }
  expect(scripts).toHaveLength(2);
});
