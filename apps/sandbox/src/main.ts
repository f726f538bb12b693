import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { createSandbox } from './app.ts';
import { lockDataFolder } from './dataLock.ts';
import { profileSchema } from './profile.ts';
import { demoCustomers, demoPassword } from './seed/demoCustomers.ts';
import { seedStore } from './seed/seedStore.ts';
import { startServer } from './startServer.ts';
import { openStore } from './store/openStore.ts';

const folderAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const {
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir = folderAt('../../../.data'),
  HOST: host,
  PORT = '4173',
  PROVIDER_PROFILE: profile = 'rich',
} = process.env;
const port = Number(PORT);

const start = async (): Promise<void> => {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is ${PORT}, but a port is 0 to 65535.`);
  if (!v.is(profileSchema, profile))
    throw new Error(`PROVIDER_PROFILE is ${profile}, but the provider is literal or rich.`);
  const unlock = databaseUrl ? () => undefined : lockDataFolder(dataDir);
  const store = await openStore(databaseUrl ? { databaseUrl } : { dataDir: `${dataDir}/postgres` });
  await seedStore(store, new Date());
  const portalFolder = process.argv.includes('--api-only') ? undefined : folderAt('../../portal/dist');
  const server = await startServer(createSandbox({ store, profile, portalFolder }), { port, host });

  console.log(`Mây answers at ${server.origin}`);
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
