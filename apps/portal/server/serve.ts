/** `npm run serve`: the portal's server alone, in front of the provider that the environment names. It stops after its last answer. */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { checkBuild } from './checkBuild.ts';
import { createPortalServer } from './createPortalServer.ts';
import { readEnvironment } from './readEnvironment.ts';
import { readReportUri } from './variables.ts';

const folder = fileURLToPath(new URL('../dist', import.meta.url));

const start = async (): Promise<void> => {
  const { host = '127.0.0.1', port, settings } = readEnvironment(process.env);
  checkBuild(folder, process.env);
  const reportUri = readReportUri(process.env);
  const server = createServer(
    getRequestListener(createPortalServer({ folder, settings: () => settings, reportUri }).fetch),
  );
  server.once('error', fail);
  server.listen(port, host, () => console.log(`The portal answers at http://${host}:${port}`));
  // Since Node 19 `close` also ends idle connections.
  const stop = () => server.close(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

const fail = (error: Error): void => {
  console.error(error.message);
  process.exit(1);
};

start().catch(fail);
