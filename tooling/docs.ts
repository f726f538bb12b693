/** `npm run docs` writes the generated blocks of the Markdown pages anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBlocks } from './docs/generatedBlocks.ts';
import { pages, root } from './docs/pages.ts';

for (const page of pages) {
  const path = join(root, page);
  writeFileSync(path, writeBlocks(readFileSync(path, 'utf8')));
}
