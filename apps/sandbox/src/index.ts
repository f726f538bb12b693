export { createSandbox, type Sandbox, type SandboxOptions } from './app.ts';
export { realtimeKey } from './realtime/createRealtime.ts';
export { demoCustomers, demoPassword } from './seed/demoCustomers.ts';
export { seedStore } from './seed/seedStore.ts';
export { type RunningServer, startServer } from './startServer.ts';
export { openStore, type Store } from './store/openStore.ts';
