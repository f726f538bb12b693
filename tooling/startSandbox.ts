import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

/** Serves the last build of a checkout with its own sandbox: a free port, a throwaway data folder. */
export const startSandbox = async (checkout = '.'): Promise<{ origin: string; stop: () => void }> => {
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
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { origin, stop };
};
