import { defineConfig } from 'drizzle-kit';

/** `npm exec drizzle-kit generate -- --config apps/sandbox/drizzle.config.ts` writes the next migration after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/sandbox/src/*/*Tables.ts',
  out: './apps/sandbox/src/store/migrations',
});
