import { expect, it } from 'vitest';
import { createSandbox } from '../app/createSandbox.ts';
import { openTestStore, testStart } from '../app/testing/openTestStore.ts';
import { seedStore } from '../seed/seedStore.ts';
import { addPayment, listPayments, settlePayment, sumLedger } from '../wallet/payments.ts';

it('restores the demo customers and their history at a reset', async () => {
  const store = await openTestStore();
  await seedStore(store, testStart);
  const sandbox = createSandbox({ store, clock: () => testStart });
  const known = async () => [await listPayments(store.db, 'usr_demo'), await sumLedger(store.db, 'usr_demo')] as const;
  const before = await known();
  const money = { userId: 'usr_demo', amount: 100_000, currency: 'VND', type: 2, method: 'VIETQR' } as const;
  const { code } = await addPayment(store.db, { ...money, description: 'x', createdAt: testStart });
  await settlePayment(store.db, code, 'succeeded', testStart);
  expect((await known())[1]).toBe(before[1] + 100_000);

  const reset = new Request('http://localhost/__sandbox/reset', { method: 'POST' });
  expect((await sandbox.fetch(reset)).status).toBe(200);
  expect(await known()).toEqual(before);
  await store.close();
});
