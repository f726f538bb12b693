import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBuild, modeFile } from './checkBuild.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'may-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (mode: string) => {
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, modeFile), mode);
};

it('refuses to serve without a build', () => {
  expect(() => checkBuild(folder, {})).toThrow('npm run build');
});

it('serves a production build', () => {
  build('production');
  expect(() => checkBuild(folder, {})).not.toThrow();
});

it('refuses a build for the sandbox, whose services are all switched on, unless PORTAL_MODE names it', () => {
  build('sandbox');
  expect(() => checkBuild(folder, {})).toThrow('built for sandbox');
  expect(() => checkBuild(folder, { PORTAL_MODE: 'sandbox' })).not.toThrow();
});

it('asks for a build for the sandbox where one for production stands', () => {
  build('production');
  const sentence =
    'The portal was built for production, and not for sandbox: run `PORTAL_MODE=sandbox npm run build` first.';
  expect(() => checkBuild(folder, { PORTAL_MODE: 'sandbox' })).toThrow(sentence);
});
