import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkBuild } from '../apps/portal/server/checkBuild.ts';
import { freePort } from './freePort.ts';

const here = resolve(import.meta.dirname, '..');
const forSandbox = { ...process.env, PORTAL_MODE: 'sandbox' };

/** Builds this checkout for the sandbox unless its last build was made for it; of another checkout it asks for such a build. */
const ensureBuild = (checkout: string): void => {
  try {
    checkBuild(join(checkout, 'apps/portal/dist'), forSandbox);
  } catch (error) {
    if (checkout !== here)
      throw new Error(`${checkout}: run \`PORTAL_MODE=sandbox npm run build\` there.`, { cause: error });
    console.log('The last build was not made for the sandbox: building for it.');
    const { status } = spawnSync(process.execPath, ['apps/portal/build.ts'], {
      cwd: here,
      env: forSandbox,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('The build failed.', { cause: error });
  }
};

/** Serves the last build of a checkout with its own sandbox: a free port, a throwaway data folder. */
export const startSandbox = async (checkout = here): Promise<{ origin: string; stop: () => void }> => {
  ensureBuild(checkout);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'may-'));
  const env = { ...process.env, PORT: String(port), DATA_DIR: data };
  const server = spawn(process.execPath, ['apps/sandbox/src/app/main.ts'], { cwd: checkout, env });
  const stop = () => {
    server.kill();
    rmSync(data, { recursive: true, force: true });
  };
  const answers = () =>
    fetch(`${origin}/__sandbox/scenarios`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries > 150 || server.exitCode !== null) {
      stop();
      throw new Error('The sandbox did not start: run `node apps/sandbox/src/app/main.ts` to see why.');
    }
    await new Promise((done) => setTimeout(done, 200));
  }
  return { origin, stop };
};
