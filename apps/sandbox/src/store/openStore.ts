import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateClient } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';

/** The database, or a transaction in it. Embedded and served PostgreSQL have the same type. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An opened, migrated database; `clear` empties every table and keeps the schema. */
export type Store = {
  kind: 'embedded' | 'server';
  db: Database;
  clear: () => Promise<void>;
  close: () => Promise<void>;
};

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

// Every row belongs to a customer, except the tokens of cards that are not linked.
const clearTables = async (db: Database): Promise<void> => {
  await db.execute(sql`truncate table users, square_tokens restart identity cascade`);
};

const openServer = async (databaseUrl: string): Promise<Store> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  // An idle connection that the server drops must not end the process: the next query opens another.
  pool.on('error', (error) => console.error(`A database connection was lost: ${error.message}`));
  const db = drizzleServer(pool);
  await migrateServer(db, { migrationsFolder });
  return { kind: 'server', db, clear: () => clearTables(db), close: () => pool.end() };
};

/** Applies the migrations to a running embedded PostgreSQL. */
export const migrateEmbedded = (client: PGlite): Promise<void> =>
  migrateClient(drizzleEmbedded(client), { migrationsFolder });

/** Makes a store of a running and migrated embedded PostgreSQL. */
export const storeOf = (client: PGlite): Store => {
  const db = drizzleEmbedded(client);
  return { kind: 'embedded', db, clear: () => clearTables(db), close: () => client.close() };
};

/** Opens PostgreSQL at `databaseUrl`, else the embedded one in the folder `dataDir`, else one in memory; applies the migrations. */
export const openStore = async ({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string;
  dataDir?: string;
} = {}): Promise<Store> => {
  if (databaseUrl) return openServer(databaseUrl);
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const client = await PGlite.create({ dataDir });
  await migrateEmbedded(client);
  return storeOf(client);
};
