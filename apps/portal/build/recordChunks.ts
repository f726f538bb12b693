import { relative } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Which file of the build holds a module, which files a file imports, and what its modules weigh; module paths are relative to the portal. */
export type RecordedChunks = {
  fileOf: Map<string, string>;
  importsOf: Map<string, readonly string[]>;
  /** Bytes of each module in a file, each minified alone: together a few per cent more than the file. */
  weightsOf: Map<string, Record<string, number>>;
};

/** A module's path as the portal's own build names it. */
export const pathOf = (root: string, id: string): string => relative(root, id);

// Whatever it declares is kept: the rest of the file may use it.
const weigh = (code: string | null): number =>
  code === null
    ? 0
    : Buffer.byteLength(
        minifySync('module.js', code, { compress: { unused: false }, mangle: { toplevel: true } }).code,
      );

/** Notes where each module went: a module that was grouped with others has no entry in Vite's own manifest. */
export const recordChunks = (root: string, { weighs = false } = {}): Plugin & { chunks: RecordedChunks } => {
  const chunks: RecordedChunks = { fileOf: new Map(), importsOf: new Map(), weightsOf: new Map() };
  return {
    name: 'record-chunks',
    chunks,
    generateBundle: (_, bundle) => {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        chunks.importsOf.set(output.fileName, output.imports);
        for (const module of output.moduleIds) chunks.fileOf.set(pathOf(root, module), output.fileName);
        if (!weighs) continue;
        const weights = Object.entries(output.modules).map(([id, { code }]) => [pathOf(root, id), weigh(code)]);
        chunks.weightsOf.set(output.fileName, Object.fromEntries(weights));
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
