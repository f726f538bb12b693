import { expect, it, vi } from 'vitest';
import { createHearing } from './hearAnswers.ts';

const origin = 'https://api.example';
const hear = (answer: (body: string) => Promise<Response>, note = vi.fn(async () => undefined)) => ({
  fetch: createHearing(async (...asked) => answer(await new Request(...asked).text()), origin, note),
  note,
});

it('an answer reaches the client whole, and a copy of it the ledger', async () => {
  const { fetch, note } = hear(async () => Response.json({ result: 7 }));
  const given = await fetch(`${origin}/api/wp`);
  expect(await given.json()).toEqual({ result: 7 });
  expect(note).toHaveBeenCalledExactlyOnceWith('GET', `${origin}/api/wp`, expect.objectContaining({ status: 200 }));
  const [, , copy] = note.mock.calls[0] as unknown as [string, string, Response];
  expect(await copy.json()).toEqual({ result: 7 });
});

it('a write is sent with its body, and heard with its method', async () => {
  const { fetch, note } = hear(async (body) => Response.json({ message: body }, { status: 422 }));
  const given = await fetch(new Request(`${origin}/api/dns`, { method: 'POST', body: 'a.vn' }));
  expect(await given.json()).toEqual({ message: 'a.vn' });
  expect(note).toHaveBeenCalledExactlyOnceWith('POST', `${origin}/api/dns`, expect.objectContaining({ status: 422 }));
});

it('an answer of another origin is not heard, and a failed request fails as without a ledger', async () => {
  const { fetch, note } = hear(async () => new Response());
  await fetch('https://other.example/api/wp');
  expect(note).not.toHaveBeenCalled();
  const failing = hear(async () => Promise.reject(new TypeError('offline')));
  await expect(failing.fetch(`${origin}/api/wp`)).rejects.toThrow('offline');
});

it('a failure of the ledger does not reach the client', async () => {
  const { fetch } = hear(
    async () => Response.json({ result: 7 }),
    vi.fn(async () => Promise.reject(new Error('bug'))),
  );
  expect(await (await fetch(`${origin}/api/wp`)).json()).toEqual({ result: 7 });
});
