import { getTableColumns, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testStart } from '../app/testing/openTestStore.ts';
import * as cardTables from '../cards/cardTables.ts';
import { issueSquareToken } from '../cards/square/squareTokens.ts';
import * as domainTables from '../domains/domainTables.ts';
import { seedStore } from '../seed/seedStore.ts';
import * as serverTables from '../servers/serverTables.ts';
import * as sessionTables from '../session/sessionTables.ts';
import * as walletTables from '../wallet/walletTables.ts';
import { openStore, type Store } from './openStore.ts';

const tables = [sessionTables, walletTables, cardTables, serverTables, domainTables]
  .flatMap((file): unknown[] => Object.values(file))
  .filter((value) => is(value, PgTable));

let store: Store;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

it('migrates an empty database to the columns that the tables declare', async () => {
  const declared = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => ({
      table: getTableConfig(table).name,
      column: column.name,
      type: column.getSQLType().replace('bigserial', 'bigint'),
      isRequired: column.notNull,
    })),
  );
  const stored = await store.db
    .select({
      table: sql`table_name`,
      column: sql`column_name`,
      type: sql`data_type`,
      isRequired: sql`is_nullable = 'NO'`,
    })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public'`);
  const sorted = (columns: object[]) => columns.map((column) => JSON.stringify(column)).sort();
  expect(sorted(stored)).toEqual(sorted(declared));
});

it('clears every table', async () => {
  await seedStore(store, testStart);
  await issueSquareToken(store.db, 'visa', testStart);
  await store.clear();
  for (const table of tables) expect(await store.db.select().from(table)).toEqual([]);
});
