/** `npm run dev`: the portal with hot reload on port 5173, answered by the sandbox on port 4173. Stops both together. */
import { spawn } from 'node:child_process';

const { PROVIDER_PROFILE: profile, ODD_SEED: seed = 1 } = process.env;
// The odd provider of an even seed is the literal one underneath.
const tells = profile === 'literal' || (profile === 'odd' && Number(seed) % 2 === 0) ? 'off' : 'on';
const children = [
  spawn(process.execPath, ['--watch-preserve-output', '--watch', 'apps/sandbox/src/app/main.ts', '--api-only'], {
    stdio: 'inherit',
  }),
  spawn('npm', ['run', 'dev', '-w', 'apps/portal', '--', '--mode', 'sandbox'], {
    stdio: 'inherit',
    // Here the page comes from Vite, so only Vite can tell it the provider's abilities.
    env: { ...process.env, PROVIDER_IDEMPOTENCY_KEY: tells, PROVIDER_PAYMENT_STATUS: tells },
  }),
];
const stop = () => {
  for (const child of children) child.kill();
};
for (const child of children) child.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
