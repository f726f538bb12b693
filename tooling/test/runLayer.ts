import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import type { Layer } from './layers.ts';

/** The result of a layer; `tests` is null if the command counts none. */
export type Result = {
  layer: Layer;
  passed: boolean;
  seconds: number;
  tests: number | null;
};

/** The number of passed tests in the report of Vitest or Playwright. */
const countOf = ({ report }: Layer): number | null => {
  if (report === undefined) return null;
  const { numPassedTests, stats } = JSON.parse(readFileSync(report, 'utf8'));
  return numPassedTests ?? stats.expected;
};

/** Runs a layer's command; output of layers that run side by side is shown after each has ended. */
export const runLayer = async (layer: Layer, isAlone: boolean): Promise<Result> => {
  const since = Date.now();
  if (layer.report) rmSync(layer.report, { force: true });
  if (isAlone) console.log(`\n── ${layer.name}`);
  const child = spawn(layer.command, layer.args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORTAL_MODE: 'sandbox' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
  const [code] = await once(child, 'close');
  const seconds = (Date.now() - since) / 1000;
  if (!isAlone) console.log(`\n── ${layer.name}\n${output.trimEnd()}`);
  const passed = code === 0;
  return { layer, passed, seconds, tests: passed ? countOf(layer) : null };
};
