import { ApiError } from '@may/api';
import { confirmedFixture, linkedCardFixture } from '@may/domain/fixtures';
import { expect, it } from 'vitest';
import { makeStandard } from './makeStandard.ts';

const card = confirmedFixture(linkedCardFixture());
const [standard, other] = [true, false].map((isDefault) => confirmedFixture(linkedCardFixture({ isDefault })));
const lost = new TypeError('Failed to fetch');
const refused = new ApiError({ status: 422, serverMessage: 'Expired.', code: null, retryAfterMs: null });

it.each([
  ['is acknowledged', null, [], 'defaultCardChanged'],
  ['is refused', refused, [other], 'defaultCardUnchanged'],
  ['is refused, and the list names the card', refused, [standard], 'defaultCardChanged'],
  ['has no answer, and the list names the card', lost, [standard], 'defaultCardChanged'],
  ['has no answer, and the list names another card', lost, [other], 'defaultCardUnknown'],
  ['has no answer, and the list cannot be read', lost, null, 'defaultCardUnknown'],
] as const)('a change of the default card that %s is told as %#: %j', async (_, failure, listed, kind) => {
  const attachCard = () => (failure ? Promise.reject(failure) : Promise.resolve());
  const items = listed?.flatMap((one) => one ?? []);
  const list = () => (items ? Promise.resolve({ items, unreadable: 0 }) : Promise.reject(lost));
  expect(await makeStandard(card, attachCard, list)).toMatchObject({ kind });
});
