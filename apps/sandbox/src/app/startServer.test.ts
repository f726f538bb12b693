import { expect, it } from 'vitest';
import { findPayment } from '../wallet/payments.ts';
import { startServer } from './startServer.ts';
import { sandboxOfTests, tokenOf } from './testing/createTestSandbox.ts';

const sandbox = sandboxOfTests();

it('a port in use is refused by its number', async () => {
  const first = await startServer(sandbox, { port: 0 });
  await expect(startServer(sandbox, { port: first.port })).rejects.toThrow(/EADDRINUSE.*:\d+/);
  await first.close();
});

it('drops the pending confirmations of a late bank when it is closed', async () => {
  const { world, call } = sandbox;
  const server = await startServer(sandbox, { port: 0 });
  world.bank.isLate = true;
  const checkout = await call('POST', '/api/payments/checkout', {
    token: tokenOf(),
    json: { amount: 500_000, type: 2, method: 'VIETQR' },
    headers: { 'Idempotency-Key': 'k' },
  });
  const { transactionCode } = (await checkout.json()).result;
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  await call('POST', `/__sandbox/bank/${transactionCode}`, { body: 'action=pay', headers });
  await server.close();
  await world.late.settle();
  expect(await findPayment(world.store.db, transactionCode)).toMatchObject({ status: 'pending' });
});
