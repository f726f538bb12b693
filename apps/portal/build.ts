/** Builds the portal: the browser's bundle, each page of the manifest as HTML in each language, its service worker, and compressed copies. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { readBrand } from './build/brand/readBrandFolder.ts';
import { compressAssets } from './build/compressAssets.ts';
import { planChunks } from './build/planChunks.ts';
import { readFlags } from './build/readFlags.ts';
import { pathOf, recordChunks } from './build/recordChunks.ts';
import { writeWords } from './build/wordFiles.ts';
import { writePages } from './build/writePages.ts';
import { writeWorker } from './build/writeWorker.ts';
import { modeFile } from './server/checkBuild.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = join(root, 'dist');
const rendererFolder = join(root, 'dist-renderer');
const mode = process.env.PORTAL_MODE ?? 'production';

// The first build splits wherever it can, which shows the modules of each page. The second puts them into common files.
const split = recordChunks(root);
await build({ root, mode, logLevel: 'error', build: { write: false }, plugins: [split] });
const groups = planChunks(split.chunks, (id) => pathOf(root, id));
const recorder = recordChunks(root);
await build({
  root,
  mode,
  logLevel: 'warn',
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: { groups, includeDependenciesRecursively: false },
        // The first script lists every file, and a hash does not compress: 7 characters are the fewest for so many files.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  plugins: [recorder],
});
await writeWords(dist);
// In the background: other threads compress.
const compressed = compressAssets(join(dist, 'assets'));
await build({
  root,
  mode,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/renderShell.tsx',
    outDir: rendererFolder,
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'renderShell.js' } },
  },
});
await writePages(dist, join(rendererFolder, 'renderShell.js'), recorder.chunks, {
  brand: readBrand(process.env),
  flags: readFlags(mode),
});
await writeFile(join(dist, modeFile), mode);
await writeWorker(dist);
await compressAssets(dist);
await compressed;
await rm(rendererFolder, { recursive: true });
