import { relative } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** The files of a build: the file of each module, the imports of each file, and the weight of its modules. Module paths are relative to the portal. */
export type RecordedChunks = {
  fileOf: Map<string, string>;
  importsOf: Map<string, readonly string[]>;
  /** Characters of each file, minified. */
  bytesOf: Map<string, number>;
  /** Bytes of each module in a file, each minified alone: together a few per cent more than the file. */
  weightsOf: Map<string, Record<string, number>>;
};

/** The path of a module relative to `root`; `id` is its absolute path. */
export const pathOf = (root: string, id: string): string => relative(root, id);

// Unused declarations are kept: the rest of the file may use them.
const weigh = (code: string | null): number =>
  code === null
    ? 0
    : Buffer.byteLength(
        minifySync('module.js', code, { compress: { unused: false }, mangle: { toplevel: true } }).code,
      );

/** Records the files of a build. Vite's own manifest has no entry for a module that is grouped with others. */
export const recordChunks = (root: string, { measuresWeights = false } = {}): Plugin & { chunks: RecordedChunks } => {
  const chunks: RecordedChunks = { fileOf: new Map(), importsOf: new Map(), bytesOf: new Map(), weightsOf: new Map() };
  return {
    name: 'record-chunks',
    chunks,
    generateBundle: (_, bundle) => {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        chunks.importsOf.set(output.fileName, output.imports);
        chunks.bytesOf.set(output.fileName, output.code.length);
        for (const module of output.moduleIds) chunks.fileOf.set(pathOf(root, module), output.fileName);
        if (!measuresWeights) continue;
        const weights = Object.entries(output.modules).map(([id, { code }]) => [pathOf(root, id), weigh(code)]);
        chunks.weightsOf.set(output.fileName, Object.fromEntries(weights));
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
