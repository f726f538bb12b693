import { relative } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Which file of the build holds a module, which files a file imports, and what its modules weigh; module paths are relative to the portal. */
export interface RecordedChunks {
  fileOf: Map<string, string>;
  importsOf: Map<string, readonly string[]>;
  /** Bytes of each module in a file, each minified alone: together a few per cent more than the file. */
  weightsOf: Map<string, Record<string, number>>;
}

// Whatever it declares is kept: the rest of the file may use it.
const weigh = (code: string | null): number =>
  code === null
    ? 0
    : Buffer.byteLength(
        minifySync('module.js', code, { compress: { unused: false }, mangle: { toplevel: true } }).code,
      );

/** Notes where each module went: a module that was grouped with others has no entry in Vite's own manifest. */
export const recordChunks = (root: string): Plugin & { chunks: RecordedChunks } => {
  const chunks: RecordedChunks = { fileOf: new Map(), importsOf: new Map(), weightsOf: new Map() };
  return {
    name: 'record-chunks',
    chunks,
    generateBundle: (_, bundle) => {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        chunks.importsOf.set(output.fileName, output.imports);
        for (const module of output.moduleIds) chunks.fileOf.set(relative(root, module), output.fileName);
        const weights = Object.entries(output.modules).map(([id, { code }]) => [relative(root, id), weigh(code)]);
        chunks.weightsOf.set(output.fileName, Object.fromEntries(weights));
      }
    },
  };
};
