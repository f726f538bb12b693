import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../docs/pages.ts';
import { commandsIn } from './commandsIn.ts';
import { substitutes } from './substitutes.ts';

it('each substitute is for a command that README and CONTRIBUTING name', () => {
  const named = ['README.md', 'CONTRIBUTING.md'].flatMap((page) => commandsIn(readFileSync(join(root, page), 'utf8')));
  expect(Object.keys(substitutes).filter((command) => !named.includes(command))).toEqual([]);
});

it('finds the commands of a shell block and of a table, without their comments, each once', () => {
  const page =
    '```sh\nnpm ci && npm test    # all\n```\n\n| `npm run types` | `A=1 npm run e2e -- a` | `dist` |\n\n`npm run types`';
  expect(commandsIn(page)).toEqual(['npm ci && npm test', 'npm run types', 'A=1 npm run e2e -- a']);
});
