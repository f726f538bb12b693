/**
 * Adds the platform binaries that a registry did not offer to package-lock.json, so that `npm ci` accepts the lock on every platform. While
 * locking, npm drops an optional package that it cannot look up, and then refuses its own lock.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type LockEntry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const lockPath = new URL('../package-lock.json', import.meta.url);
const lock: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync(lockPath, 'utf8'));

const systems = ['darwin', 'win32', 'linux', 'freebsd', 'android', 'openharmony', 'openbsd', 'netbsd', 'sunos', 'aix'];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

/** The entry that node resolution from `owner` would find for `name`. */
const lockedFor = (owner: string, name: string): LockEntry | undefined => {
  for (let folder = owner; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (found || !folder) return found;
  }
};

let added = 0;
for (const [owner, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const version = range.replace(/^[\^~]/, '');
    const locked = lockedFor(owner, name);
    if (locked && (locked.version === version || range !== version)) continue;
    const words = name.split(/[/-]/);
    const os = systems.filter((system) => words.includes(system));
    const cpu = processors.filter((processor) => words.includes(processor));
    lock.packages[`${locked ? `${owner}/` : ''}node_modules/${name}`] = {
      version,
      ...(cpu.length > 0 && { cpu }),
      ...(entry.dev && { dev: true }),
      ...(words.includes('musl') && { libc: ['musl'] }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
    added += 1;
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(lockPath, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform packages added to package-lock.json`);
