import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Context } from 'hono';

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

/**
 * Joins modules of this folder's siblings, given in the order of their imports, into one script for a browser. The modules share one scope,
 * so their imports are removed.
 */
export const browserScript = (files: readonly string[]): string => {
  const bodies = files.map((file) =>
    withoutTypes(readFileSync(new URL(`../${file}.ts`, import.meta.url), 'utf8'))
      .replace(/^import\b[\s\S]*?;$/gm, '')
      .replace(/^export (?=const)/gm, ''),
  );
  return `(() => {\n'use strict';\n${bodies.join('\n')}\n})();\n`.replace(/[ \t]+$/gm, '').replace(/\n{2,}/g, '\n');
};

/** Sends the script of a card provider. A portal on another origin may load it. */
export const sendScript = (c: Context, portalOrigin: string | null, files: readonly string[]): Response => {
  if (portalOrigin !== null) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  return c.body(browserScript(files), 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
};
