import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readBrandFolder } from '../../build/brand/readBrandFolder.ts';
import { config } from '../browser/config.ts';
import { pagesWith } from '../router/manifest.ts';
import { createRenderer } from './renderShell.tsx';

const example = readBrandFolder(join(import.meta.dirname, '../../../../docs/brand-example'));

const { ...flags } = config.flags;
afterAll(() => Object.assign(config.flags, flags));

it('draws every page of a build with its brand, and names no other one', async () => {
  const { failedStartOf, renderShell, titleOf } = createRenderer({
    brand: example,
    flags: { ...config.flags, dns: true },
  });
  for (const { id, shell } of pagesWith(config.flags)) {
    const page = [
      await titleOf(id, 'vi'),
      JSON.stringify(await failedStartOf('vi')),
      shell ? await renderShell(id, 'vi') : '',
    ];
    expect([id, page.join('')]).toEqual([id, expect.not.stringMatching('Mây|may.cloud')]);
  }
  expect(await titleOf('login', 'ja')).toContain(example.taglines.en);
  expect(await renderShell('dashboard', 'vi')).toContain(example.name.replace('&', '&amp;'));
  expect(await renderShell('dashboard', 'vi')).toContain('href="/dns"');
  expect(await renderShell('dashboard', 'vi')).not.toContain('href="/paas"');
});
