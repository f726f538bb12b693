/** `npm start`: builds the portal for the sandbox and serves both on one port until it is stopped. */
import { spawn } from 'node:child_process';

const run = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<number>((resolve) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    child.on('exit', (code) => resolve(code ?? 0));
  });

const built = await run(['apps/portal/build.ts'], { PORTAL_MODE: 'sandbox' });
process.exitCode = built === 0 ? await run(['apps/sandbox/src/app/main.ts']) : built;
