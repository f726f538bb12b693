import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const made = new Map<string, string>();

/** Takes the types away without the word on stderr that node has for it: that stream belongs to whoever runs the sandbox. */
const withoutTypes = (source: string): string => {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
};

/** The files of a folder of browser code by their names. */
export const browserFiles = (folder: 'form' | 'stripe' | 'square', names: readonly string[]): URL[] =>
  names.map((name) => new URL(`../${folder}/browser/${name}.ts`, import.meta.url));

/**
 * One script for a browser out of modules in the order they need each other, made once a process. They share a scope: what
 * is imported stands above it already.
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
