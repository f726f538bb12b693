import type { CardStanding, OpenedCardPayment } from '@may/machines/cards/cardConfirmation.types.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { storedSessionFixture } from '../../browser/storage/storedSession.fixtures.ts';
import { clearStoredSession, writeSession } from '../../browser/storage/storedSession.ts';
import { provideCardConfirmation } from './provideCardConfirmation.ts';

afterEach(clearStoredSession);

const opened: OpenedCardPayment = {
  ...{ key: 'k', cardId: 'pm_1', transactionCode: null, mayBePaid: false, isSending: false },
};
const payments = {
  createCheckout: vi.fn(async () => ({ transactionCode: 'T1' })),
  requestSecret: vi.fn(async () => undefined),
  confirm: vi.fn(async (): Promise<CardStanding> => ({ status: 'unpaid' })),
  reconcile: vi.fn(async (): Promise<CardStanding> => ({ status: 'unpaid' })),
};

const start = (open: () => Promise<OpenedCardPayment>) => {
  writeSession(storedSessionFixture());
  const onOpened = vi.fn();
  const machine = provideCardConfirmation({ open, isUncharged: () => true, fetch: async () => payments }, onOpened);
  const input = { amount: { amount: 200_000, currency: 'VND' }, cardId: 'pm_1', key: null, over: [] } as const;
  return { onOpened, actor: createActor(machine, { input }).start() };
};

it('tells the attempt before its first request, and charges by the press', async () => {
  const { actor, onOpened } = start(async () => opened);
  await waitFor(actor, ({ value }) => value === 'declined');
  expect(onOpened).toHaveBeenCalledExactlyOnceWith('k');
  const permit = expect.objectContaining({ check: expect.any(Function) });
  expect(payments.requestSecret).toHaveBeenCalledExactlyOnceWith({ key: 'k', cardId: 'pm_1' }, permit);
  expect(payments.confirm).toHaveBeenCalledExactlyOnceWith({ key: 'k', cardId: 'pm_1', over: [] }, permit);
});

it('asks for the status of a continued payment as its press, and later without one', async () => {
  vi.useFakeTimers();
  payments.reconcile.mockResolvedValue({ status: 'processing' });
  const { actor } = start(async () => ({ ...opened, mayBePaid: true }));
  await vi.advanceTimersByTimeAsync(6_000);
  actor.stop();
  vi.useRealTimers();
  expect(payments.reconcile.mock.calls).toEqual([
    ['k', expect.objectContaining({ check: expect.any(Function) })],
    ['k', null],
  ]);
});

it('tells no attempt of a page that the customer left while it was opened', async () => {
  const reading = Promise.withResolvers<OpenedCardPayment>();
  const { actor, onOpened } = start(() => reading.promise);
  actor.stop();
  reading.resolve(opened);
  await reading.promise;
  await Promise.resolve();
  expect(onOpened).not.toHaveBeenCalled();
});
