/** The way to try a command that does not end, needs something that a fresh clone lacks, or would only repeat another one. */
type Substitute = {
  /** Run in its place; null if another command of the pages stands for it. */
  run: string | null;
  /** It serves until it is ended: this address answers. */
  address?: string;
  /** Run while it serves. */
  meanwhile?: string;
  /** It fails, and says this. */
  fails?: RegExp;
};

const provider = 'http://localhost:4194';

/** The commands of README and CONTRIBUTING that are not run as they stand. */
export const substitutes: Readonly<Record<string, Substitute>> = {
  'npm ci && npm start': { run: 'npm ci && PORT=4191 npm start', address: 'http://localhost:4191' },
  'PROVIDER_PROFILE=literal npm start': {
    run: 'PORT=4192 PROVIDER_PROFILE=literal npm start',
    address: 'http://localhost:4192',
  },
  // Workflows run these in a fresh clone as they stand (.github/workflows).
  'npm ci && npm test': { run: null },
  'npm run test:deep': { run: null },
  'npm run test:engines': { run: null },
  'npm run test:stories:orders': { run: null },
  'npm run test:mutants -- packages/domain': { run: null },
  'npm test': { run: null },
  'TEST_SEED=7 npm run test:deep': { run: null },
  'STORM_COUNT=500 TEST_LANE=deep npm run e2e -- storm.e2e.ts': {
    run: 'PORTAL_MODE=sandbox npm run build && STORM_COUNT=4 TEST_LANE=deep npm run e2e -- storm.e2e.ts',
  },
  'STORM_COUNT=10000 TEST_SEED=7 npm run test:unit -- Truth': {
    run: 'STORM_COUNT=200 TEST_SEED=7 npm run test:unit -- Truth',
  },
  'npm run commands': { run: null },
  'npm run commands -- size': { run: null },
  'npm run dev': { run: 'npm run dev', address: 'http://localhost:5173' },
  'npm run serve': {
    run: 'npm run build && API_ORIGIN=https://api.example PUSHER_HOST=push.example:443 PUSHER_KEY=1a2b3c PORT=4193 npm run serve',
    address: 'http://localhost:4193',
  },
  'npm run check:provider -- --origin https://… --email …': {
    run: 'PORT=4194 npm start',
    address: provider,
    meanwhile: `PASSWORD='Demo!2345' npm run check:provider -- --origin ${provider} --email demo@may.cloud`,
  },
  'npm run storybook': { run: 'npm run storybook -- --ci', address: 'http://localhost:6006' },
  'npm run chromatic': { run: 'CHROMATIC_PROJECT_TOKEN= npm run chromatic', fails: /project.?token/i },
  'npm run bench': { run: 'npm run bench -- 1' },
  'npm run bench -- 7': { run: null },
  'npm run bench -- --beside ../main': { run: 'PORTAL_MODE=sandbox npm run build && npm run bench -- 1 --beside .' },
};
