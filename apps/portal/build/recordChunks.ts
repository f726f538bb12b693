import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Which file of the build holds a module, and which files a file imports; module paths are relative to the portal. */
export interface RecordedChunks {
  fileOf: Map<string, string>;
  importsOf: Map<string, readonly string[]>;
}

/** A module's path as the portal's own build names it. */
export const pathOf = (root: string, id: string): string => relative(root, id);

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
        for (const module of output.moduleIds) chunks.fileOf.set(pathOf(root, module), output.fileName);
      }
    },
  };
};

/** Files a set of modules needs, with everything they import, as a browser would fetch them. */
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
