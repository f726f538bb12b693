import { build, type Rolldown } from 'vite';
import { expect, it, vi } from 'vitest';
import { languages } from '../../../packages/ui/src/i18n/languages.ts';
import { namespacesOf, pages } from '../src/router/manifest.ts';
import { filesOfLanguage } from '../worker/languageFiles.ts';
import { languageFiles, wordFiles, wordsOf } from './wordFiles.ts';

it('a page’s words: in at most three files of its language, each of which the service worker knows', () => {
  const known = filesOfLanguage(languageFiles(), 'ja');
  for (const page of pages) {
    const files = wordsOf(page, 'ja');
    // The common words, its own, and those that it shares with a few pages.
    expect([1, 2, 3], page.id).toContain(files.length);
    for (const file of files) expect(known).toContain(`/${file}`);
  }
});

/** The bundled script that computes addresses. */
const scriptOfAddresses = async (): Promise<string> => {
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [languages(undefined, undefined, wordFiles)],
    build: { write: false, rolldownOptions: { input: 'virtual:words', preserveEntrySignatures: 'strict' } },
  });
  return (bundle as Rolldown.RolldownOutput).output[0].code;
};

it('a page’s script has no hash of words, and computes the address of each catalogue from those in its page', async () => {
  const { hashes } = wordFiles();
  const script = await scriptOfAddresses();
  for (const hash of Object.values(hashes)) expect(script).not.toContain(hash);
  vi.stubGlobal('document', { documentElement: { dataset: { words: JSON.stringify(hashes) } } });
  const { default: addressOf } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  for (const page of pages) {
    const computed = namespacesOf(page).map((name) => addressOf('vi', name));
    expect([...new Set(computed)], page.id).toEqual(wordsOf(page, 'vi').map((file) => `/${file}`));
  }
});
