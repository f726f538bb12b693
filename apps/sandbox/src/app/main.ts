import { fileURLToPath } from 'node:url';
import { demoCustomers, demoPassword } from '../seed/demoCustomers.ts';
import { seedStore } from '../seed/seedStore.ts';
import { openStore } from '../store/openStore.ts';
import { createSandbox } from './createSandbox.ts';
import { lockDataFolder } from './dataLock.ts';
import { readEnvironment } from './readEnvironment.ts';
import { startServer } from './startServer.ts';

const folderAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const start = async (): Promise<void> => {
  const environment = readEnvironment(process.env);
  const { databaseUrl, dataDir = folderAt('../../../../.data'), host, port, profile, seed, portalOrigin } = environment;
  const unlock = databaseUrl ? () => undefined : lockDataFolder(dataDir);
  const store = await openStore(databaseUrl ? { databaseUrl } : { dataDir: `${dataDir}/postgres` });
  await seedStore(store, new Date());
  const portal = { folder: folderAt('../../../portal/dist') };
  const isAlone = process.argv.includes('--api-only');
  const sandbox = createSandbox({ store, profile, seed, portalOrigin, ...(!isAlone && { portal }) });
  const server = await startServer(sandbox, { port, host });

  console.log(`Mây answers at ${server.origin}`);
  console.log(`Provider: ${profile}`);
  console.log(`Data: ${databaseUrl ? 'PostgreSQL at DATABASE_URL' : dataDir}`);
  console.log(`Scenarios: ${server.origin}/__sandbox/scenarios`);
  for (const { email, name } of demoCustomers) console.log(`  ${email}  ${demoPassword}  ${name}`);

  const stop = async (): Promise<void> => {
    await server.close();
    await store.close();
    unlock();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
