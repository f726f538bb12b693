import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const made = new Map<string, string>();

/** Strips the types without node's warning on stderr. */
const withoutTypes = (source: string): string => {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
};

/** URLs of files in a folder of browser code. */
export const browserFiles = (folder: 'form' | 'stripe' | 'square', names: readonly string[]): URL[] =>
  names.map((name) => new URL(`../${folder}/browser/${name}.ts`, import.meta.url));

/**
 * Joins modules, given in the order of their imports, into one script for a browser. Made once per process. The modules
 * share one scope, so their imports are removed.
 */
export const browserScript = (files: readonly URL[]): string => {
  const key = files.join();
  const known = made.get(key);
  if (known !== undefined) return known;
  const bodies = files.map((file) =>
    withoutTypes(readFileSync(file, 'utf8'))
      .replace(/^import\b[\s\S]*?;$/gm, '')
      .replace(/^export (?=const|function|class|async)/gm, ''),
  );
  const script = `(() => {\n'use strict';\n${bodies.join('\n')}\n})();\n`
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n');
  made.set(key, script);
  return script;
};
