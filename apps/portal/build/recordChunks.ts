import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Which file of the build holds a module, and which files a file imports; module paths are relative to the portal. */
export interface RecordedChunks {
  fileOf: Map<string, string>;
  importsOf: Map<string, readonly string[]>;
}

/** Notes where each module went: a module that was grouped with others has no entry in Vite's own manifest. */
export const recordChunks = (root: string): Plugin & { chunks: RecordedChunks } => {
  const chunks: RecordedChunks = { fileOf: new Map(), importsOf: new Map() };
  return {
    name: 'record-chunks',
    chunks,
    generateBundle: (_, bundle) => {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        chunks.importsOf.set(output.fileName, output.imports);
        for (const module of output.moduleIds) chunks.fileOf.set(relative(root, module), output.fileName);
      }
    },
  };
};
