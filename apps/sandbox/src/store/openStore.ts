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

/** An open, migrated database. `clear` empties every table. */
export type Store = { db: Database; clear: () => Promise<void>; close: () => Promise<void> };

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

// All other rows belong to a customer, directly or through another row: `cascade` deletes them.
const clearTables = async (db: Database): Promise<void> => {
  await db.execute(sql`truncate table users, square_tokens restart identity cascade`);
};

const openServer = async (databaseUrl: string): Promise<Store> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  // Without a listener, a dropped idle connection would end the process. The next query opens another one.
  pool.on('error', (error) => console.error(`A database connection was lost: ${error.message}`));
  const db = drizzleServer(pool);
  await migrateServer(db, { migrationsFolder });
  return { db, clear: () => clearTables(db), close: () => pool.end() };
};

/** Applies the migrations to a running embedded PostgreSQL. */
export const migrateEmbedded = (client: PGlite): Promise<void> =>
  migrateClient(drizzleEmbedded(client), { migrationsFolder });

/** `client` must be migrated. */
export const storeOnClient = (client: PGlite): Store => {
  const db = drizzleEmbedded(client);
  return { db, clear: () => clearTables(db), close: () => client.close() };
};

/** Opens and migrates PostgreSQL at `databaseUrl`, else an embedded one in the folder `dataDir`, else one in memory. */
export const openStore = async (place: { databaseUrl?: string; dataDir?: string } = {}): Promise<Store> => {
  const { databaseUrl, dataDir } = place;
  if (databaseUrl) return openServer(databaseUrl);
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const client = await PGlite.create({ dataDir });
  await migrateEmbedded(client);
  return storeOnClient(client);
};
