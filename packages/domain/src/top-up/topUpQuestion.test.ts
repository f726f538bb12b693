import { expect, it } from 'vitest';
import { fixtureNow, topUpAttemptFixture, transactionFixture } from '../fixtures.ts';
import type { TopUpAttempt } from './attempt.ts';
import { canAskWithKey, nextTopUpQuestion, type TopUpAnswers } from './topUpQuestion.ts';

const minute = 60_000;
const lost: Partial<TopUpAttempt> = { phase: 'open', createdAt: fixtureNow - minute };
const credit = transactionFixture({ id: 'paid', createdAt: new Date(fixtureNow).toISOString(), transactionCode: null });
const named = { ...credit, transactionCode: 'T1' };
const nothing: TopUpAnswers = { unknownCode: null, rows: null, key: null };
const read: TopUpAnswers = { ...nothing, rows: [credit] };

// In the order of the rule. Each row would be answered by a later question if the one that it names were missing.
it('an attempt is asked about by the first question that can be answered', () => {
  const rows: readonly [string, Partial<TopUpAttempt>, TopUpAnswers, string][] = [
    ['has an outcome', { phase: 'settled', outcome: 'succeeded', transactionCode: 'T1' }, nothing, 'isOver'],
    ['was never sent', { phase: 'begun', timesSent: 0 }, read, 'wasNeverSent'],
    ['was sent once', { phase: 'begun', timesSent: 1 }, nothing, 'log'],
    ['was read as open before it was sent here', { phase: 'open', timesSent: 0 }, nothing, 'log'],
    ['has a code', { transactionCode: 'T1' }, { ...nothing, rows: [named] }, 'byCode'],
    ['got another code meanwhile', { transactionCode: 'T1' }, { ...read, unknownCode: 'T0' }, 'byCode'],
    ['has a code that the provider does not know', { transactionCode: 'T1' }, { ...nothing, unknownCode: 'T1' }, 'log'],
    ['has no code', {}, nothing, 'log'],
    ['has no code, while another one is unknown', {}, { ...nothing, unknownCode: 'T1' }, 'log'],
    [
      'stands in the log by its code',
      { transactionCode: 'T1' },
      { ...read, rows: [named], unknownCode: 'T1' },
      'namedInLog',
    ],
    [
      'stands there with another amount',
      { transactionCode: 'T1' },
      { ...read, rows: [transactionFixture({ ...named, amount: { amount: 1, currency: 'VND' } })], unknownCode: 'T1' },
      'namedInLog',
    ],
    ['may be paid', {}, read, 'withKey'],
    ['cannot be paid by any row', {}, { ...read, rows: [] }, 'nothing'],
    ['was asked with its key in vain', {}, { ...read, key: 'unanswered' }, 'nothing'],
    ['was asked with its key', {}, { ...read, key: 'asked' }, 'nothing'],
  ];
  for (const [title, overrides, answers, question] of rows) {
    const attempt = topUpAttemptFixture({ ...lost, ...overrides });
    expect.soft(nextTopUpQuestion(attempt, [attempt], answers, true), title).toBe(question);
  }
});

it('asks with no key at a provider without keys', () => {
  const attempt = topUpAttemptFixture(lost);
  expect(nextTopUpQuestion(attempt, [attempt], read, false)).toBe('nothing');
});

it('can be asked about with its key only if it lost its answer in the last 12 hours, and knows no code or address', () => {
  const rows: readonly [boolean, string, Partial<TopUpAttempt>][] = [
    [true, 'lost its answer', {}],
    [false, 'was never sent', { phase: 'begun', timesSent: 0 }],
    [false, 'was refused', { phase: 'settled', outcome: 'refused' }],
    [false, 'was dismissed', { phase: 'dismissed' }],
    [false, 'is 12 hours old', { createdAt: fixtureNow - 12 * 60 * minute }],
    [false, 'is paid by Square', { method: 'square' }],
    [false, 'is paid by a linked card', { method: 'card' }],
    [false, 'knows its code', { transactionCode: 'T3' }],
    [false, 'knows its address', { checkoutUrl: 'https://pay.example/1' }],
  ];
  for (const [can, title, overrides] of rows)
    expect.soft(canAskWithKey(topUpAttemptFixture({ ...lost, ...overrides }), fixtureNow), title).toBe(can);
});
