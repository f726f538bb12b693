/**
 * `npm run commands`: runs each command that README and CONTRIBUTING name once, in a fresh clone of the last commit, and lists those that fail.
 * `-- 'size|docs'` tries those that this pattern finds. It takes half an hour and needs the ports 4173, 5173 and 6006; the nightly workflow runs it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { commandsIn } from './commands/commandsIn.ts';
import { substitutes } from './commands/substitutes.ts';

const root = join(import.meta.dirname, '..');
const wanted = new RegExp(process.argv[2] ?? '');
const clone = mkdtempSync(join(tmpdir(), 'may-clone-'));
// Without this checkout's own programs, as in a new terminal.
const PATH = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
const env: NodeJS.ProcessEnv = { ...process.env, PATH: PATH.join(delimiter) };

/** Starts a command in the clone, in a group of its own. */
const start = (command: string) => {
  const child = spawn(command, { cwd: clone, env, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const ended = once(child, 'close').then(([code]) => Number(code ?? 1));
  return { ended, output: () => output, isOver: () => child.exitCode !== null, pid: child.pid ?? 0 };
};

/** True once the address answers; false if the command ends before, or after five minutes. */
const answers = async (address: string, isOver: () => boolean): Promise<boolean> => {
  for (let tries = 0; tries < 300 && !isOver(); tries += 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return true;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  return false;
};

/** Tries a command; returns its last words if it does not do what the page says. */
const attempt = async (command: string): Promise<string | null> => {
  const { run = command, address, meanwhile, fails } = substitutes[command] ?? {};
  if (run === null) return null;
  const { ended, output, isOver, pid } = start(run);
  if (!address) {
    const code = await ended;
    return (fails ? code !== 0 && fails.test(output()) : code === 0) ? null : output();
  }
  let fault = (await answers(address, isOver)) ? null : output();
  if (fault === null && meanwhile) {
    const after = start(meanwhile);
    fault = (await after.ended) === 0 ? null : after.output();
  }
  if (!isOver()) process.kill(-pid, 'SIGTERM');
  await ended;
  return fault;
};

try {
  spawnSync('git', ['-c', 'advice.detachedHead=false', 'clone', '--quiet', root, clone], { stdio: 'inherit' });
  const installed = start('npm ci --no-audit --no-fund');
  if ((await installed.ended) !== 0) throw new Error(`npm ci failed: ${installed.output()}`);
  const pages = ['README.md', 'CONTRIBUTING.md'].map((page) => readFileSync(join(clone, page), 'utf8'));
  for (const command of new Set(pages.flatMap(commandsIn))) {
    if (!wanted.test(command)) continue;
    const since = Date.now();
    const fault = await attempt(command);
    const seconds = `${((Date.now() - since) / 1000).toFixed(0)} s`.padStart(7);
    console.log(`${fault === null ? 'done  ' : 'FAILED'} ${seconds}  ${command}`);
    if (fault === null) continue;
    console.log(fault.trimEnd().split('\n').slice(-15).join('\n'));
    process.exitCode = 1;
  }
} finally {
  rmSync(clone, { recursive: true, force: true });
}
