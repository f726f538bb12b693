import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { users } from '../../session/sessionTables.ts';
import { openStore, type Store } from '../../store/openStore.ts';
import { openTestStore, testStart } from './openTestStore.ts';

const run = promisify(execFile);

export type TestServer = { databaseUrl: string; stop: () => Promise<void> };

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const foldersIn = (parent: string): string[] => {
  try {
    return readdirSync(parent).map((version) => join(parent, version, 'bin'));
  } catch {
    return [];
  }
};

/** The folder with `initdb` and `postgres`: on the PATH, else of Debian or Homebrew. */
const findServerFolder = (): string | undefined =>
  [
    ...(process.env.PATH ?? '').split(delimiter),
    ...foldersIn('/usr/lib/postgresql'),
    ...foldersIn('/opt/homebrew/opt').filter((folder) => folder.includes('postgresql')),
  ].find((folder) => isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')));

const untilReady = async (databaseUrl: string, hasEnded: () => boolean): Promise<void> => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (hasEnded()) throw new Error('The throwaway PostgreSQL ended before it answered.');
    const client = new pg.Client({ connectionString: databaseUrl });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('The throwaway PostgreSQL did not answer within ten seconds.');
};

/** True if TEST_DATABASE_URL is set or PostgreSQL is installed. */
export const canStartPostgres = (): boolean =>
  Boolean(process.env.TEST_DATABASE_URL) || findServerFolder() !== undefined;

/** The server at TEST_DATABASE_URL, else a temporary cluster on a socket. */
export const startPostgres = async (): Promise<TestServer> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { databaseUrl: given, stop: async () => undefined };
  const bin = findServerFolder();
  if (!bin) throw new Error('No PostgreSQL is installed: check canStartPostgres() first.');
  const folder = mkdtempSync(join(tmpdir(), 'may-pg-'));
  // PostgreSQL refuses to run as root, so root gives the cluster to the unprivileged user 65534.
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: 65_534, gid: 65_534 } : {};
  if (isRoot) chownSync(folder, 65_534, 65_534);
  const data = join(folder, 'data');
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await run(join(bin, 'initdb'), options, { ...user, cwd: folder });
  const settings = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'];
  const server = spawn(join(bin, 'postgres'), settings, { ...user, cwd: folder, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const databaseUrl = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilReady(databaseUrl, () => server.exitCode !== null);
  return {
    databaseUrl,
    stop: async () => {
      // A smart shutdown waits for every client to disconnect, so a leaked connection is noticed.
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A store with the customer `usr_a` alone before each test; on a server if there is one, because only there transactions meet. */
export const storeOfTests = (): Store => {
  const store = {} as Store;
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = canStartPostgres() ? await startPostgres() : undefined;
    Object.assign(store, server ? await openStore(server) : await openTestStore());
  });
  beforeEach(async () => {
    await store.clear();
    const person = { passwordHash: 'x', regionCode: 'VN', active: true, createdAt: testStart } as const;
    await store.db.insert(users).values({ ...person, id: 'usr_a', email: 'a@may.cloud' });
  });
  afterAll(async () => {
    await store.close();
    await server?.stop();
  });
  return store;
};
