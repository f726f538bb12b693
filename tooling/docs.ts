/** `npm run docs` writes the generated blocks of the Markdown pages anew. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { writeBlocks } from './docs/generatedBlocks.ts';

for (const page of globSync('docs/*.md')) writeFileSync(page, writeBlocks(readFileSync(page, 'utf8')));
