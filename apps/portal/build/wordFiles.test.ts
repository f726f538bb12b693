import { expect, it } from 'vitest';
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

it('each catalogue is in the file that the page’s script computes from its group and the language’s hash', () => {
  const { groups, hashes } = wordFiles();
  for (const page of pages) {
    const computed = namespacesOf(page).map((name) => `assets/words-vi-${groups[name] ?? name}-${hashes.vi}.js`);
    expect(wordsOf(page, 'vi')).toEqual([...new Set(computed)]);
  }
});
