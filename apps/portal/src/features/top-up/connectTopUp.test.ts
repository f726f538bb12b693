import { linkedCardFixture, topUpAttemptFixture } from '@may/domain/fixtures';
import { dong } from '@may/domain/money.ts';
import { topUpLimits } from '@may/domain/top-up/topUp.ts';
import type { TopUpContext } from '@may/machines/top-up/topUp.types.ts';
import { topUpMachine } from '@may/machines/top-up/topUpMachine.ts';
import { topUpAttemptMachine } from '@may/machines/top-up/topUpSetup.ts';
import { describe, expect, it, vi } from 'vitest';
import { getInitialSnapshot, type StateValueFrom } from 'xstate';
import { connectTopUp } from './connectTopUp.ts';
import { connectTopUpForm, type TopUpCards, type TopUpCircumstances } from './connectTopUpForm.ts';
import { cardsWith } from './topUp.row.ts';

const { context: start } = getInitialSnapshot(topUpMachine, {
  ...topUpLimits.VND,
  repeatsAreOne: false,
  draft: { amount: dong(500_000), group: 'local', method: 'vietqr', cardId: null },
  attempt: null,
  over: [],
  wasLedToLink: false,
  cardsAreTyped: false,
});
const { context: attempt } = getInitialSnapshot(topUpAttemptMachine, {
  intent: { amount: dong(500_000), method: 'vietqr' },
  key: 'kept',
  over: [],
  repeatsAreOne: false,
});
const send = vi.fn();
/** The screen's facts of a customer who knows no other payment. */
const facts: TopUpCircumstances = {
  ...{ region: 'VN', offline: false, canKeep: true, cards: null, goOn: null },
  ...{ listPaid: () => [], listOver: () => [], attemptOf: () => null },
};
const typed = { squareForm: 'form', squareStage: 'ready', onSquareCancel: vi.fn() } as const;

const contentAt = (
  value: StateValueFrom<typeof topUpMachine>,
  context: Partial<TopUpContext> = {},
  circumstances: {
    region: 'VN' | 'AUD';
    offline: boolean;
    canKeep?: boolean;
    cards?: TopUpCards;
    goOn?: () => void;
  } = {
    region: 'VN',
    offline: false,
  },
) =>
  connectTopUp(topUpMachine.resolveState({ value, context: { ...start, ...context } }), {}, send, {
    ...facts,
    ...circumstances,
  }).content;
const formAt = (...given: Parameters<typeof contentAt>) => {
  const content = contentAt(...given);
  if (!('form' in content)) throw new Error('Expected the form, got a message.');
  return content.form;
};
const messageAt = (value: StateValueFrom<typeof topUpAttemptMachine>, context: Partial<typeof attempt> = {}) => {
  const { content } = connectTopUp(
    topUpMachine.resolveState({ value: 'paying', context: start }),
    { attempt: topUpAttemptMachine.resolveState({ value, context: { ...attempt, ...context } }) },
    send,
    facts,
  );
  if (!('message' in content)) throw new Error('Expected a message, got the form.');
  return content.message;
};
const namesOf = ({ actions }: { actions: readonly { name: string }[] }) => actions.map(({ name }) => name);

describe('the form', () => {
  it('offers a Vietnamese customer the five local methods and seven amounts in the specified order', () => {
    const { means, amount } = formAt({ choosing: 'method' });
    expect(means?.methods?.options).toEqual(['alepay', 'vietqr', 'atm', 'internationalCard', 'vnpay']);
    expect(amount.presets).toEqual([100_000, 500_000, 1_000_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000]);
  });

  it('offers customers of other regions the credit card and their own amounts', () => {
    const { means, amount } = formAt(
      { choosing: 'method' },
      { currency: 'AUD', minimum: 100, amount: { amount: 500_000, currency: 'AUD' } },
      { region: 'AUD', offline: false },
    );
    expect(means?.methods?.options).toEqual(['creditCard']);
    expect(amount.presets).toEqual([500, 1000, 2000, 3000, 4000, 5000, 6000]);
  });

  it('shows the means of payment for any amount above 0, and names the missing field', () => {
    expect(formAt({ choosing: 'amount' }, { amount: null })).toMatchObject({ means: null, pay: { missing: 'amount' } });
    expect(formAt({ choosing: 'amount' }, { amount: dong(0) })).toMatchObject({
      means: null,
      pay: { missing: 'amountTooSmall' },
    });
    const below = formAt({ choosing: 'method' }, { amount: dong(9_999), method: null });
    expect(below).toMatchObject({ means: { group: 'local' }, pay: { missing: 'amountTooSmall' } });
    expect(formAt({ choosing: 'amount' }, { amount: dong(200_000_001) }).pay.missing).toBe('amountTooLarge');
    expect(formAt({ choosing: 'method' }, { method: null }).pay.missing).toBe('method');
    expect(formAt({ choosing: { ready: 'untried' } }).pay.missing).toBeNull();
  });

  it('cannot pay while offline', () => {
    expect(formAt({ choosing: { ready: 'untried' } }, {}, { region: 'VN', offline: true }).pay.missing).toBe('offline');
  });

  it('offers the linked cards in the flow’s state when a card provider is configured', () => {
    const card = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 8, expYear: 2030, isDefault: null } as const;
    const standard = { cardId: null, isToldByProvider: false, busyId: null, onMakeStandard: vi.fn() };
    const cards = {
      options: [{ ...card, expiry: 'valid' as const }],
      unreadable: 1,
      standard,
      ...typed,
      areTyped: false,
    };
    const at = (value: Parameters<typeof formAt>[0], context: Partial<TopUpContext> = {}) =>
      formAt(value, { group: 'card', method: null, ...context }, { region: 'VN', offline: false, cards }).means?.cards;
    expect(at({ choosing: 'loadingCards' })).toMatchObject({ loading: true, unreadable: 1, value: null });
    expect(at({ choosing: 'card' })?.other).toMatchObject({ chosen: false, form: 'form' });
    expect(at({ choosing: { ready: 'untried' } }, { method: 'square', cardId: 'pm_1' })).toMatchObject({
      value: null,
      other: { chosen: true },
    });
    expect(formAt({ choosing: 'card' }, { group: 'card' }).means?.groups[1]?.disabledReason).toBe('notSwitchedOn');
  });

  it('offers Square’s form alone when no card can be linked', () => {
    const standard = { cardId: null, isToldByProvider: false, busyId: null, onMakeStandard: vi.fn() };
    const cards = { ...typed, options: [], unreadable: 0, standard, areTyped: true };
    const context = { group: 'card', method: 'square', cardsAreTyped: true } as const;
    const { means, pay } = formAt({ choosing: { ready: 'untried' } }, context, { region: 'VN', offline: false, cards });
    expect(means?.groups[1]).toEqual({ name: 'card', cardsAreTyped: true });
    expect([means?.cards, pay.missing]).toMatchObject([
      { areLinked: false, other: { chosen: true, form: 'form' } },
      null,
    ]);
  });

  it.each([
    ['absent', 'form'],
    ['ready', null],
  ] as const)('cannot pay by Square while its form is %s: missing is %s', (squareStage, missing) => {
    const cards = { ...cardsWith(() => vi.fn(), []), squareStage };
    const context = { group: 'card', method: 'square' } as const;
    const { pay } = formAt({ choosing: { ready: 'untried' } }, context, { region: 'VN', offline: false, cards });
    expect(pay.missing).toBe(missing);
  });

  it('keeps the choices, locked, while the payment is being created', () => {
    const { content } = connectTopUp(
      topUpMachine.resolveState({ value: 'paying', context: start }),
      { attempt: topUpAttemptMachine.resolveState({ value: 'sending', context: attempt }) },
      send,
      facts,
    );
    expect(content).toMatchObject({ form: { locked: true, pay: { busy: true }, amount: { value: dong(500_000) } } });
  });

  it.each([
    ['square', 'asking', true],
    ['square', 'ready', false],
    ['vietqr', 'asking', false],
  ] as const)('paying by %s with the form %s, can be cancelled: %s', (method, squareStage, isOffered) => {
    const { content } = connectTopUp(
      topUpMachine.resolveState({ value: 'paying', context: { ...start, method } }),
      {
        attempt: topUpAttemptMachine.resolveState({ value: 'sending', context: { ...attempt, mayHaveArrived: false } }),
      },
      send,
      { ...facts, cards: { ...cardsWith(() => vi.fn(), []), squareStage } },
    );
    expect('form' in content && 'onCancel' in content.form.pay).toBe(isOffered);
  });

  it.each([
    ['the card of the payment that another tab began, and not the chosen one', 'other', { id: 'other' }],
    ['no card of a payment whose charged card nobody told', null, null],
  ])('names %s', (_, chargedCardId, means) => {
    const cardsOf = (ids: string[]) =>
      cardsWith(
        () => vi.fn(),
        ids.map((id) => ({ ...linkedCardFixture({ id }), expiry: 'valid' as const })),
      );
    const { content } = connectTopUp(
      topUpMachine.resolveState({
        value: { succeeded: 'now' },
        context: { ...start, group: 'card', method: null, cardId: 'chosen', attemptKey: 'of the other tab' },
      }),
      {},
      send,
      {
        ...facts,
        cards: cardsOf(['chosen', 'other']),
        attemptOf: () => ({ paid: null, cardId: 'chosen', chargedCardId }),
      },
    );
    expect('message' in content && content.message.means).toEqual(means && expect.objectContaining(means));
  });

  it('warns before paying when this browser cannot keep the payment', () => {
    const forgetfulWith = (canKeep: boolean) =>
      formAt({ choosing: { ready: 'untried' } }, {}, { region: 'VN', offline: false, canKeep }).forgetful;
    expect([forgetfulWith(false), forgetfulWith(true)]).toEqual([true, false]);
  });

  it('sends with "pay" the attempts that are over, and the recent payments by the same means, from other tabs too', () => {
    const paid = topUpAttemptFixture({ key: 'elsewhere' });
    const payAt = (context: Partial<TopUpContext>) => {
      const heard = vi.fn();
      const snapshot = topUpMachine.resolveState({
        value: { choosing: { ready: 'untried' } },
        context: { ...start, ...context },
      });
      const asked = vi.fn(() => [paid]);
      const circumstances = { ...facts, listPaid: asked, listOver: () => ['old'] };
      connectTopUpForm(snapshot, heard, circumstances).pay.onPress();
      expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'pay', over: ['old'], paid: ['elsewhere'] });
      return asked.mock.calls;
    };
    const amount = { amount: 500_000, currency: 'VND' };
    expect(payAt({})).toEqual([[{ amount, method: 'vietqr' }]]);
    expect(payAt({ group: 'card', method: null, cardId: 'card-1' })).toEqual([[{ amount, method: 'card' }]]);
  });

  it('shows a refusal in the provider’s own words and offers another try', () => {
    const error = { kind: 'refused', serverMessage: 'Bảo trì' } as const;
    const { failure, pay } = formAt({ choosing: { ready: 'refused' } }, { error });
    expect([failure, pay.again]).toEqual([error, true]);
    expect(formAt({ choosing: { ready: 'untried' } }, { error }).failure).toBeNull();
  });
});

describe('a message', () => {
  it('names the bank’s host, and offers to stay until the page leaves', () => {
    const checkout = { url: 'https://pay.vnpay.vn/x', host: 'pay.vnpay.vn' };
    const counting = contentAt({ leaving: 'counting' }, { checkout });
    expect(counting).toMatchObject({ message: { about: 'leaving', host: 'pay.vnpay.vn', means: 'vietqr' } });
    expect('message' in counting && namesOf(counting.message)).toEqual(['leave', 'cancel']);
    const left = contentAt({ leaving: 'left' }, { checkout });
    expect('message' in left && namesOf(left.message)).toEqual(['leave']);
  });

  it('replaces the form for a resumed attempt, and not for a new one', () => {
    expect(messageAt('opening').about).toBe('checking');
    expect(() => messageAt('opening', { key: null })).toThrow('got the form');
  });

  it('keeps the waiting message while it checks, with a busy button', () => {
    expect(messageAt({ pending: 'waiting' })).toMatchObject({ about: 'waiting', actions: [{ busy: false }, {}] });
    expect(messageAt({ pending: 'checking' })).toMatchObject({ about: 'waiting', actions: [{ busy: true }, {}] });
  });

  it('offers to continue paying only with a known address or at a provider with keys', () => {
    const receipt = { url: 'https://pay.example/1', host: 'pay.example' };
    expect(namesOf(messageAt({ pending: 'waiting' }))).toEqual(['check', 'startOver']);
    expect(namesOf(messageAt({ pending: 'waiting' }, { receipt }))).toEqual(['check', 'resume', 'startOver']);
    expect(namesOf(messageAt({ pending: 'waiting' }, { repeatsAreOne: true }))).toEqual([
      'check',
      'resume',
      'startOver',
    ]);
  });

  it('puts "check" before "repeat" when repeating may charge twice', () => {
    expect(messageAt('warned')).toMatchObject({
      about: 'mayChargeTwice',
      actions: [{ name: 'check' }, { name: 'repeat' }, {}],
    });
  });

  it('offers no second request for a typed card whose answer was lost', () => {
    const intent = { amount: dong(500_000), method: 'square' } as const;
    expect(namesOf(messageAt('doubtful', { intent }))).toEqual(['check', 'startOver']);
    expect(namesOf(messageAt('doubtful'))).toEqual(['check', 'retry', 'startOver']);
  });

  it('offers to check a payment of another tab, or to retry one that was never sent', () => {
    expect(namesOf(messageAt('elsewhere'))).toEqual(['check', 'startOver']);
    expect(namesOf(messageAt('elsewhere', { mayHaveArrived: false }))).toEqual(['retry', 'startOver']);
  });

  it('distinguishes an earlier success from a new one, and offers another top-up after both', () => {
    const now = contentAt({ succeeded: 'now' }, { transactionCode: 'T1' });
    expect(now).toMatchObject({
      message: { about: 'succeeded', transactionCode: 'T1', actions: [{ name: 'another' }] },
    });
    expect(contentAt({ succeeded: 'earlier' })).toMatchObject({ message: { about: 'arrivedEarlier' } });
  });

  it('links back to the page that needed the money, if there is one', () => {
    const content = contentAt({ succeeded: 'now' }, {}, { region: 'VN', offline: false, goOn: vi.fn() });
    expect('message' in content && namesOf(content.message)).toEqual(['goOn', 'another']);
  });
});
