import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { lateStyles } from './lateStyles.ts';

const entry = fileURLToPath(
  new URL('../../../packages/screens/src/palette/Palette/Shortcuts.late.css.ts', import.meta.url),
);

it('the styles of a late part are in its code, minified, and in no stylesheet', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [lateStyles(), vanillaExtractPlugin({ identifiers: 'short' })],
    build: { write: false, cssCodeSplit: false, lib: { entry, formats: ['es'], fileName: 'shortcuts' } },
  });
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  expect(files.map(({ type }) => type)).toEqual(['chunk']);
  const [chunk] = files;
  const code = chunk?.type === 'chunk' ? chunk.code : '';
  expect(code).toMatch(/\{margin-block:24px}/);
  expect(code).toContain('adoptedStyleSheets.push');
});
