import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** The files of a build: the file of each module, the imports of each file, and its size. Module paths are relative to the portal. */
export type RecordedChunks = {
  fileOf: Map<string, string>;
  importsOf: Map<string, readonly string[]>;
  /** Characters of each file, minified. */
  bytesOf: Map<string, number>;
};

/** The path of a module relative to `root`; `id` is its absolute path. */
export const pathOf = (root: string, id: string): string => relative(root, id);

/** Records the files of a build. Vite's own manifest has no entry for a module that is grouped with others. */
export const recordChunks = (root: string): Plugin & { chunks: RecordedChunks } => {
  const chunks: RecordedChunks = { fileOf: new Map(), importsOf: new Map(), bytesOf: new Map() };
  return {
    name: 'record-chunks',
    chunks,
    generateBundle: (_, bundle) => {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        chunks.importsOf.set(output.fileName, output.imports);
        chunks.bytesOf.set(output.fileName, output.code.length);
        for (const module of output.moduleIds) chunks.fileOf.set(pathOf(root, module), output.fileName);
      }
    },
  };
};

/** The files that a browser fetches for these modules, with all their imports. */
export const filesOf = ({ fileOf, importsOf }: RecordedChunks, modules: readonly string[]): string[] => {
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    importsOf.get(file)?.forEach(visit);
  };
  for (const module of modules) {
    const file = fileOf.get(module);
    if (!file) throw new Error(`The build holds no ${module}, which a page needs.`);
    visit(file);
  }
  return [...files];
};
