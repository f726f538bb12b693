import { expect, it } from 'vitest';
import { ApiError, isApiError } from './ApiError.ts';
import { InvalidResponseError, isInvalidResponseError } from './InvalidResponseError.ts';
import { isDefinite } from './isDefinite.ts';
import { TimeoutError } from './TimeoutError.ts';
import { isUnreachableError, UnreachableError } from './UnreachableError.ts';

it('a write refused with a 4xx did not happen, unless it was late, early, too often or a conflict', () => {
  for (const status of [400, 401, 402, 403, 404, 405, 410, 413, 415, 422])
    expect.soft(isDefinite(new ApiError({ status })), `${status}`).toBe(true);
});

it('a write answered 200 with a message other than success did not happen', () => {
  expect(isDefinite(new ApiError({ status: 200, serverMessage: 'Số dư không đủ' }))).toBe(true);
});

it('a write answered another 2xx, a 3xx, a 5xx, 408, 409, 425 or 429 has an unknown outcome, so its attempt is kept', () => {
  for (const status of [201, 202, 302, 408, 409, 425, 429, 500, 501, 502, 503, 504])
    expect.soft(isDefinite(new ApiError({ status })), `${status}`).toBe(false);
});

it('a proxy’s page leaves the outcome unknown, also with the status 200 or 404', () => {
  expect(isDefinite(new ApiError({ status: 503, fromProvider: false }))).toBe(false);
  expect(isDefinite(new ApiError({ status: 404, fromProvider: false }))).toBe(false);
  expect(isDefinite(new ApiError({ status: 200, fromProvider: false }))).toBe(false);
});

it('a missing, late or unreadable answer, a bug and a mere copy of an ApiError leave the outcome unknown', () => {
  const unknown = [
    new UnreachableError(),
    new TimeoutError(30_000),
    new InvalidResponseError({ status: 201, reason: 'json' }),
    new Error('bug'),
    { status: 400, name: 'ApiError' },
    null,
  ];
  expect(unknown.map(isDefinite)).toEqual(unknown.map(() => false));
});

it('each guard accepts its own error and refuses the others', () => {
  const errors = [
    new ApiError({ status: 400 }),
    new UnreachableError(),
    new TimeoutError(1),
    new InvalidResponseError({ status: 200, reason: 'schema', at: 'result.id' }),
    new TypeError('bug'),
  ];
  expect(errors.map(isApiError)).toEqual([true, false, false, false, false]);
  expect(errors.map(isUnreachableError)).toEqual([false, true, false, false, false]);
  expect(errors.map(isInvalidResponseError)).toEqual([false, false, false, true, false]);
});
