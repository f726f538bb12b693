import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleScript } from './bundleScript.ts';
import { languageFiles } from './wordFiles.ts';

/** The files that the pages of this version may need in any language: code and fonts. */
const isOfVersion = (file: string): boolean =>
  (file.endsWith('.js') && !file.startsWith('words-')) ||
  /^(plus-jakarta-sans-(latin|vietnamese)|jetbrains-mono-latin)-[\w-]{8}\.woff2$/.test(file);

/** Writes the service worker, with the names of this build's files in it. */
export const writeWorker = async (dist: string): Promise<void> => {
  const files = (await readdir(join(dist, 'assets'))).filter(isOfVersion).sort();
  if (!files.some((file) => file.endsWith('.woff2'))) throw new Error('The service worker found no face to keep.');
  const languages = JSON.stringify(languageFiles());
  const version = createHash('sha256')
    .update(`${files.join('\n')}${languages}`)
    .digest('hex')
    .slice(0, 12);
  const define = { __FILES__: JSON.stringify(files), __LANGUAGES__: languages, __VERSION__: JSON.stringify(version) };
  await writeFile(join(dist, 'sw.js'), await bundleScript('worker/serviceWorker.ts', define));
};
