/**
 * `npm run words -- fr`: writes a page for a native reader of a language, `.cache/words/fr.html`. Its rows have the Vietnamese, the English and the
 * own text, money and deletion first. A tick is kept by the hash of the three texts, so a changed text is unread again. The page saves the ticks
 * as `packages/ui/src/i18n/read/fr.json`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tags } from '../packages/ui/src/i18n/tags.ts';
import { readOf, rowsOf } from './words/rows.ts';

const [language = ''] = process.argv.slice(2);
if (!(language in tags)) {
  console.error(`npm run words -- ${Object.keys(tags).join('|')}`);
  process.exit(2);
}
const folder = join(import.meta.dirname, '../.cache/words');
mkdirSync(folder, { recursive: true });
const file = join(folder, `${language}.html`);
const tag = tags[language as keyof typeof tags];
const data = JSON.stringify({ language, tag, rows: rowsOf(language), read: readOf(language) }).replaceAll(
  '<',
  '\\u003c',
);
writeFileSync(
  file,
  readFileSync(join(import.meta.dirname, 'words/page.html'), 'utf8').replace('null;', () => `${data};`),
);
console.log(file);
