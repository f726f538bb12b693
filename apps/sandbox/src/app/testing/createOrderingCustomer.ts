import { invoiceSchema, planSchema, serverSchema } from '@may/api/schemas';
import { currencyOfRegion } from '@may/domain/region.ts';
import type { Plan, Server } from '@may/domain/servers/server.ts';
import type { Invoice } from '@may/domain/wallet/invoice.ts';
import * as v from 'valibot';
import { cardRow } from '../../cards/cards.ts';
import { cards } from '../../cards/cardTables.ts';
import type { TestCardName } from '../../cards/testCards.ts';
import type { Database } from '../../store/openStore.ts';
import { addPayment, settleWithin } from '../../wallet/payments.ts';
import { customerOf, type TestSandbox, tokenOf } from './createTestSandbox.ts';

/** The body of a valid order: a WordPress server in Hà Nội. */
export const goodOrder = {
  region: 1,
  size: 2,
  disk: 20_480,
  mariadb_disk_size: 10_240,
  user: '',
  password: 'Matkhau!1',
  replicate: 1,
};

/** A signed-in customer who orders servers and tops up. */
export const createOrderingCustomer = (sandbox: TestSandbox, email: string) => {
  const token = tokenOf(email);
  const user = customerOf(email);
  const currency = currencyOfRegion(user.regionCode);
  let keys = 0;
  const nextKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const ask = (method: string, path: string, json?: unknown, key = nextKey()) =>
    sandbox.call(method, path, { token, headers: { 'Idempotency-Key': key }, ...(json !== undefined && { json }) });
  const read = async (path: string) => (await (await ask('GET', path)).json()).result;
  const clock = () => sandbox.world.clock();

  return {
    token,
    user,
    ask,
    read,
    /** Returns the response, also of a refused order. */
    sendOrder: (changes: Partial<typeof goodOrder> = {}, key = nextKey()) =>
      ask('POST', '/api/wp', { ...goodOrder, ...changes }, key),
    order: async (changes: Partial<typeof goodOrder> = {}): Promise<string> =>
      (await (await ask('POST', '/api/wp', { ...goodOrder, ...changes })).json()).result.id,
    server: async (id: string): Promise<Server> => v.parse(serverSchema, await read(`/api/wp/${id}`)),
    servers: async (): Promise<Server[]> => v.parse(v.array(serverSchema), await read('/api/wp')),
    plans: async (): Promise<Plan[]> => v.parse(v.array(planSchema), await read('/api/wp/sizes')),
    invoices: async (): Promise<Invoice[]> =>
      v.parse(v.array(invoiceSchema(currency)), await read('/api/payments/stripe/invoices')),
    ledger: () => sandbox.ledger(email),
    /** Adds money to the wallet without paying any open invoice. */
    credit: async (tx: Database, amount: number) => {
      const createdAt = clock();
      const money = { userId: user.id, amount, currency, type: 2, method: 'VIETQR', description: 'x', createdAt };
      await settleWithin(tx, (await addPayment(tx, money)).code, 'succeeded', createdAt);
    },
    topUpAtBank: async (amount: number, action: 'pay' | 'fail' = 'pay') => {
      const json = { amount, type: 2, method: 'VIETQR' };
      const { checkoutUrl } = (await (await ask('POST', '/api/payments/checkout', json)).json()).result;
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      await sandbox.call('POST', checkoutUrl, { body: `action=${action}`, headers });
    },
    topUpByCard: async (amount: number, cardId: string) => {
      const { transId } = (await (await ask('POST', '/api/payments/stripe/checkout', { amount })).json()).result;
      const confirmed = await ask('POST', `/api/payments/stripe/${transId}/confirm`, { method_id: cardId });
      const json = { client_secret: (await confirmed.json()).result.client_secret };
      return sandbox.call('POST', '/__sandbox/stripe/v1/payment_intents/confirm', { json });
    },
    topUpByOtherCard: async (amount: number) => {
      const card = { number: '4111111111111111', exp_month: 12, exp_year: 2030, cvc: '123' };
      const tokenized = await sandbox.call('POST', '/__sandbox/square/v1/tokenize', { json: { card } });
      const { token: source_id } = await tokenized.json();
      await ask('POST', '/api/payments/square/checkout', { locationId: 'LMAY', amount, source_id });
    },
    linkCard: async (name: TestCardName) => {
      const row = { ...cardRow(name), userId: user.id, expMonth: 12, expYear: 2030, isDefault: true };
      const id = `pm_${name}${user.id}`;
      const createdAt = clock();
      await sandbox.world.store.db.insert(cards).values({ ...row, id, createdAt, linkedAt: createdAt });
      return id;
    },
  };
};
