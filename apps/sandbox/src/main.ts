import { fileURLToPath } from 'node:url';
import { createSandbox } from './app.ts';
import { demoCustomers, demoPassword } from './seed/demoCustomers.ts';
import { seedStore } from './seed/seedStore.ts';
import { startServer } from './startServer.ts';
import { openStore } from './store/openStore.ts';

const port = Number(process.env.PORT ?? 4173);
const dataDir = process.env.DATA_DIR ?? fileURLToPath(new URL('../../../.data', import.meta.url));

const start = async (): Promise<void> => {
  const store = await openStore({ databaseUrl: process.env.DATABASE_URL, dataDir: `${dataDir}/postgres` });
  await seedStore(store, new Date());
  const server = await startServer(createSandbox({ store }), { port, host: process.env.HOST });
  console.log(`Mây answers at ${server.origin}`);
  for (const { email } of demoCustomers) console.log(`  ${email}  ${demoPassword}`);

  const stop = async (): Promise<void> => {
    await server.close();
    await store.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
