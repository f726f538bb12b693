import { planFixture, serverFixture } from '@may/domain/fixtures';
import { expect, it } from 'vitest';
import { priceOf } from '../../data/serverReads.ts';
import { runwayRead } from './runwayRead.ts';

const rows = <Row>(items: Row[], unreadable = 0) => ({ status: 'ready', value: { items, unreadable } }) as const;
const plans = rows([planFixture()]);
const monthly = priceOf(serverFixture(), plans.value)?.amount ?? 0;
const balance = { status: 'ready', value: { amount: 2 * monthly, currency: 'VND' } } as const;
const failed = { status: 'failed', onRetry: () => undefined } as const;

it('a balance of two months of its only server lasts 60 days', () => {
  expect(runwayRead(balance, rows([serverFixture()]), plans)).toMatchObject({ value: { kind: 'days', days: 60 } });
});

it.each([
  ['an unreadable server', rows([serverFixture()], 1), plans],
  ['a server of an unknown plan', rows([serverFixture({ planId: '9' })]), plans],
])('%s makes the days unknown', (_, servers, prices) => {
  expect(runwayRead(balance, servers, prices)).toMatchObject({ value: { kind: 'unknown', reason: 'charges' } });
});

it('is loading or failed if one of its reads is', () => {
  for (const [status, read, servers, prices] of [
    ['loading', { status: 'loading' } as const, rows([serverFixture()]), plans],
    ['failed', balance, failed, plans],
    ['failed', balance, rows([serverFixture()]), failed],
  ] as const)
    expect.soft(runwayRead(read, servers, prices).status, status).toBe(status);
});
