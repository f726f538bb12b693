import { expect, it } from 'vitest';
import { lanes } from './layers.ts';

/** Names of the quick lane's layers that run again after a change of `path`. */
const layersReading = (path: string): string[] =>
  lanes.quick.flat().flatMap(({ name, reads }) => (reads(path) ? [name] : []));

const isStatic = ['types', 'lint', 'zones', 'unused code'];

it('a change runs the layers that read its file', () => {
  const rows: [path: string, layers: string[]][] = [
    ['packages/domain/src/money.ts', [...isStatic, 'unit tests', 'stories', 'build', 'end to end']],
    ['apps/sandbox/src/app/createSandbox.ts', [...isStatic, 'unit tests', 'end to end']],
    ['packages/ui/src/components/Button/Button.stories.tsx', [...isStatic, 'unit tests', 'stories']],
    ['packages/domain/src/money.test.ts', [...isStatic, 'unit tests']],
    ['e2e/topUp.e2e.ts', [...isStatic, 'unit tests', 'end to end']],
    ['.storybook/preview.tsx', [...isStatic, 'unit tests', 'stories']],
    ['package-lock.json', [...isStatic, 'unit tests', 'stories', 'build', 'end to end']],
  ];
  for (const [path, expected] of rows) expect.soft(layersReading(path), path).toEqual(expected);
});
