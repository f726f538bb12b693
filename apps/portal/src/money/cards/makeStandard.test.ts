import { ApiError } from '@may/api';
import { confirmedFixture, linkedCardFixture } from '@may/domain/fixtures';
import { afterEach, expect, it, vi } from 'vitest';
import { storedSessionFixture } from '../../browser/storage/storedSession.fixtures.ts';
import { clearStoredSession, writeSession } from '../../browser/storage/storedSession.ts';
import { notices } from '../../data/notices/notices.ts';
import { attachedCard, changeStandard, makeStandard } from './makeStandard.ts';

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

afterEach(clearStoredSession);

it('tells a change to its customer alone, and remembers the card until the default is not known', async () => {
  const told = vi.spyOn(notices, 'announce').mockReturnValue();
  const session = storedSessionFixture();
  const change = (failure: Error | null, customer = session.me.id) => {
    const attachCard = () => (failure ? Promise.reject(failure) : Promise.resolve());
    return changeStandard(customer, card, attachCard, async () => ({ items: [], unreadable: 0 }));
  };
  writeSession(session);
  await change(null, 'somebody else');
  expect([told.mock.calls.length, attachedCard.read()]).toEqual([0, null]);
  await change(null);
  await change(refused);
  expect(attachedCard.read()).toBe(card.id);
  await change(lost);
  expect(attachedCard.read()).toBeNull();
  expect(told.mock.calls.map(([{ kind }]) => kind)).toEqual([
    ...['defaultCardChanged', 'defaultCardUnchanged', 'defaultCardUnknown'],
  ]);
});
