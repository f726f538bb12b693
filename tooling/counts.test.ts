import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The files a section of the architecture lists one a line. */
const listedUnder = (heading: string): string[] => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  return [...section.matchAll(/^- `([^`]+)`$/gm)].map(([, path]) => path ?? '');
};

// Each number is a limit, because fewer files are better.
describe('adding stays cheap, as docs/architecture.md counts it', () => {
  it('a flow touches at most 40 files: the top-up', () => {
    const own = ['packages/machines/src/top-up', 'apps/portal/src/routes/top-up', 'packages/ui/src/screens/TopUp'];
    const words = filesIn('packages/ui/src/i18n/locales').filter((file) => file.endsWith('/topUp.json'));
    const ways = filesIn('e2e').filter((file) => /\/topUp\w*(\.e2e)?\.ts$/.test(file));
    const touched = listedUnder('How to add a flow');
    const counted = [...own.flatMap(filesIn), ...words, ...ways, ...touched].length;
    expect([words.length, ways.length, touched.length]).toEqual([2, 4, 9]);
    expect(counted).toBeLessThanOrEqual(40);
  });

  it('an endpoint touches at most 8 files: the search for places', () => {
    const touched = listedUnder('How to add an endpoint');
    const own = filesIn('packages/api/src/locations').map((file) => file.slice(root.length + 1));
    expect(own).not.toEqual([]);
    expect(touched).toEqual(expect.arrayContaining(own));
    expect(touched.length).toBeLessThanOrEqual(8);
  });

  it('a list page touches at most 12 files beside its words: the invoices', () => {
    const touched = listedUnder('How to add a list page');
    const isOfSum = (file: string) => /UnpaidTotal|\.css\.ts$/.test(file);
    const own = ['packages/ui/src/screens/Invoices', 'apps/portal/src/routes/invoices']
      .flatMap(filesIn)
      .filter((file) => !isOfSum(file))
      .map((file) => file.slice(root.length + 1));
    expect(own.length).toBe(4);
    expect(touched).toEqual(expect.arrayContaining(own));
    expect(touched.length).toBeLessThanOrEqual(12);
  });

  it('a page touches at most 8 files: the one of what is to come', () => {
    const touched = listedUnder('How to add a page');
    const isOfPage = (file: string) => /ComingSoon/.test(file) && !file.endsWith('.png');
    const named = ['apps/portal/src/routes', 'packages/ui/src/screens'].flatMap(filesIn).filter(isOfPage);
    const speaking = filesIn('packages/ui/src/i18n/locales').filter((file) =>
      /"comingSoon"/.test(readFileSync(file, 'utf8')),
    );
    const own = [...named, ...speaking].map((file) => file.slice(root.length + 1));
    expect(own.length).toBe(5);
    expect(touched).toEqual(expect.arrayContaining(own));
    expect(touched.length).toBeLessThanOrEqual(8);
  });
});
