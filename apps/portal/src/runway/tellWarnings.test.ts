import { type Announcement, noWarningMemory, type Warning, type WarningMemory } from '@may/domain';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { chooseWarning, isCureKnown, warningNow } from './chooseWarning.ts';
import { sharedSetting } from './sharedSetting.ts';
import { tellWarnings } from './tellWarnings.ts';

const short = (days: number): Warning => ({
  topic: 'wallet',
  kind: 'runwayShort',
  days,
  until: '2026-11-30T07:00:00.000Z',
  isAtMost: false,
  balance: { amount: 100_000, currency: 'VND' },
  isBalanceOld: false,
  topUp: null,
});

const card: Warning = {
  topic: 'card',
  kind: 'cardExpired',
  card: { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 10, expYear: 2026, isDefault: true },
};

const anything: v.GenericSchema<unknown, WarningMemory> = v.custom<WarningMemory>(
  (value) => typeof value === 'object' && value !== null,
);
const openTab = (storage = memoryStorage()) =>
  sharedSetting('may.test', anything, noWarningMemory, storage, new EventTarget() as Window);

it('a crossing is told by one of two tabs, and not again after a reload', () => {
  const storage = memoryStorage();
  const told: Announcement[] = [];
  const tell = (tab: ReturnType<typeof openTab>, wallet: Warning | null | undefined) =>
    tellWarnings(tab, { wallet }, (announcement) => told.push(announcement));
  const [one, other] = [openTab(storage), openTab(storage)];
  tell(one, short(7));
  tell(other, short(7));
  tell(openTab(storage), short(6));
  expect(told.map(({ kind }) => kind)).toEqual(['runwayShort']);
  tell(other, undefined);
  tell(one, short(5));
  expect(told).toHaveLength(1);
  tell(one, null);
  tell(other, short(7));
  expect(told).toHaveLength(2);
});

it('a page shows the most urgent warning that it does not cure itself', () => {
  const standing = { wallet: short(7), card };
  const on = (pathname: string) => chooseWarning(standing, noWarningMemory, pathname)?.kind;
  expect([on('/'), on('/link-card'), on('/payment')]).toEqual(['cardExpired', 'runwayShort', 'cardExpired']);
  expect(chooseWarning({ wallet: short(7) }, noWarningMemory, '/payment')).toBeNull();
});

it('a banner of a wallet that cannot be judged stays while its crossing is told, and ends once it was cured', () => {
  const toldAs = (told: string | null) => ({ ...noWarningMemory, wallet: { count: 1, told, dismissed: null } });
  expect(warningNow(short(7), { wallet: undefined }, toldAs('balance'))).toEqual(short(7));
  expect(warningNow(short(7), { wallet: undefined }, toldAs(null))).toBeNull();
  expect(warningNow(short(7), { wallet: short(2) }, toldAs('wallet'))).toEqual(short(2));
});

it('a banner that ends says only of a wallet with the same limits that it is above them again', () => {
  expect([isCureKnown(short(7), true), isCureKnown(short(7), false), isCureKnown(card, true)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('a setting that storage holds in another shape is read as the usual one', () => {
  const storage = memoryStorage();
  storage.set('may.test', '"no object"');
  expect(openTab(storage).read()).toBe(noWarningMemory);
});
