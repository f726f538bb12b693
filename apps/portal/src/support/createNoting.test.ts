import { createLedger } from '@may/api/assumptions';
import { expect, it } from 'vitest';
import { createNoting } from './createNoting.ts';

const setUp = () => {
  const session = { token: null as string | null };
  const ledger = createLedger();
  const note = createNoting(ledger, () => session.token);
  const standingOf = (id: string) => ledger.entries().find((entry) => entry.id === id)?.standing;
  return { session, note, standingOf };
};
const url = 'https://api.example/api/v1/auth/me';
const me = () => Response.json({ message: 'success', result: { id: 1, email: 'a@b.vn', name: 'An' } });

it('the session of another customer begins with an empty ledger', async () => {
  const { session, note, standingOf } = setUp();
  session.token = 'one';
  await note('GET', url, me());
  session.token = null;
  await note('POST', 'https://api.example/api/v1/auth/login', Response.json({ message: 'no' }, { status: 401 }));
  expect([standingOf('customerName'), standingOf('refusals')]).toEqual(['held', 'held']);
  session.token = 'two';
  await note('GET', 'https://api.example/api/wp', Response.json({ message: 'success', result: [] }));
  expect([standingOf('customerName'), standingOf('refusals')]).toEqual(['unseen', 'unseen']);
});

it('an answer that arrives after another customer signed in is not noted', async () => {
  const { session, note, standingOf } = setUp();
  session.token = 'one';
  const body = Promise.withResolvers<string>();
  const late = { status: 200, text: () => body.promise } as Response;
  const noted = note('GET', url, late);
  session.token = 'two';
  body.resolve(await me().text());
  await noted;
  expect(standingOf('customerName')).toBe('unseen');
});

it('an answer of more than a million characters is not parsed', async () => {
  const { note, standingOf } = setUp();
  const long = JSON.stringify({ result: { name: 'An', more: 'x'.repeat(1_000_000) } });
  await note('GET', url, new Response(long));
  expect(standingOf('customerName')).toBe('unseen');
});
