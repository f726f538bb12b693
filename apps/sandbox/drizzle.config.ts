import { defineConfig } from 'drizzle-kit';

/** `npm exec drizzle-kit generate -- --config apps/sandbox/drizzle.config.ts` writes the next migration after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['schema', 'accountSchema', 'cardSchema', 'serverSchema', 'dnsSchema'].map(
    (name) => `./apps/sandbox/src/store/${name}.ts`,
  ),
  out: './apps/sandbox/src/store/migrations',
});
