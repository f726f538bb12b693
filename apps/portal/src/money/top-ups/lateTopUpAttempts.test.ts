import { PartFailure } from '@may/ui';
import { expect, it, vi } from 'vitest';
import * as session from '../../storage/storedSession.ts';
import type { AttemptTools } from '../attempts/useAttemptTools.ts';
import { lateTopUpAttempts } from './lateTopUpAttempts.ts';

const { fetchPart } = vi.hoisted(() => ({ fetchPart: vi.fn() }));
vi.mock('@may/ui', async (original) => ({ ...(await original<typeof import('@may/ui')>()), fetchPart }));

const late = () => {
  const send = vi.fn(async () => null);
  const fetch = Promise.withResolvers<unknown>();
  fetchPart.mockReturnValueOnce(fetch.promise);
  const attempts = lateTopUpAttempts({ userId: 'usr_1' } as AttemptTools);
  const answer = attempts.send({ key: 'key' } as Parameters<typeof attempts.send>[0]);
  return { send, answer, arrive: () => fetch.resolve({ topUpAttemptsWith: () => ({ send }) }) };
};

const present = (token: string | null, id: string) => {
  vi.spyOn(session, 'readAccessToken').mockReturnValue(token);
  vi.spyOn(session, 'readSession').mockReturnValue({ me: { id } } as ReturnType<typeof session.readSession>);
};

it.each([
  ['locked the page', null, 'usr_1'],
  ['left it to another customer', 'token-2', 'usr_2'],
])('sends nothing if the customer has %s while the code loaded', async (_, token, id) => {
  present('token-1', 'usr_1');
  const { send, answer, arrive } = late();
  present(token, id);
  arrive();
  await expect(answer).rejects.toEqual({ kind: 'unknown', serverMessage: null });
  expect(send).not.toHaveBeenCalled();
});

it('sends once the code is there if the customer is still signed in', async () => {
  present('token-1', 'usr_1');
  const { send, answer, arrive } = late();
  arrive();
  await answer;
  expect(send).toHaveBeenCalledOnce();
});

it('refuses a press whose code does not arrive, sends the next one, and makes the attempts once', async () => {
  const reconcile = vi.fn(async () => 'answer');
  const topUpAttemptsWith = vi.fn(() => ({ reconcile }));
  fetchPart
    .mockRejectedValueOnce(new PartFailure('topUpAttemptsWith.js', 'other'))
    .mockResolvedValue({ topUpAttemptsWith });
  const attempts = lateTopUpAttempts({} as AttemptTools);
  await expect(attempts.reconcile('key')).rejects.toBeInstanceOf(PartFailure);
  expect(reconcile).not.toHaveBeenCalled();
  await Promise.all([attempts.preload(), attempts.reconcile('key'), attempts.reconcile('key')]);
  expect(reconcile).toHaveBeenCalledTimes(2);
  expect(topUpAttemptsWith).toHaveBeenCalledOnce();
});
