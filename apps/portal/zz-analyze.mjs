import { brotliCompressSync } from 'node:zlib';
import { build, loadConfigFromFile, mergeConfig } from 'vite';

const { config } = await loadConfigFromFile(
  { command: 'build', mode: 'sandbox' },
  '/work/main/apps/portal/vite.config.ts',
);
const out = await build(
  mergeConfig(config, {
    configFile: false,
    root: '/work/main/apps/portal',
    logLevel: 'silent',
    mode: 'sandbox',
    build: { write: false },
  }),
);
const want = process.argv.slice(2);
for (const c of out.output.filter((o) => o.type === 'chunk' && want.some((w) => c0(o).startsWith(w)))) {
  console.log('==', c.fileName, brotliCompressSync(c.code).length);
  for (const [id, m] of Object.entries(c.modules)
    .map(([id, m]) => [id.replace('/work/main/', ''), m.code ? brotliCompressSync(m.code).length : 0])
    .sort((a, b) => b[1] - a[1])
    .slice(0, 45))
    console.log('  ', m, id);
}
function c0(o) {
  return o.fileName.replace('assets/', '');
}
