import { linkedCardFixture } from '@may/domain/fixtures';
import { localMethodsOf, topUpLimits, topUpPresets } from '@may/domain/top-up/topUp.ts';
import type { CardOption, TopUpForm, TopUpMessage } from './topUp.ts';

type Means = NonNullable<TopUpForm['means']>;

const nothing = () => undefined;

/** 500,000 đ for a customer in Vietnam; overrides replace whole fields. */
export const topUpAmountFixture = (overrides: Partial<TopUpForm['amount']> = {}): TopUpForm['amount'] => ({
  value: { amount: 500_000, currency: 'VND' },
  presets: topUpPresets.VND,
  ...topUpLimits.VND,
  onChange: nothing,
  ...overrides,
});

/** The local methods of Vietnam, with VietQR chosen; overrides replace whole fields. */
export const topUpMeansFixture = (overrides: Partial<Means> = {}): Means => ({
  groups: [{ name: 'local' }, { name: 'card' }],
  group: 'local',
  onGroupSelect: nothing,
  methods: { options: localMethodsOf.VN, value: 'vietqr', onSelect: nothing },
  cards: null,
  ...overrides,
});

/** A valid Visa card; overrides replace whole fields. */
export const cardOptionFixture = ({ expiry = 'valid', ...card }: Partial<CardOption> = {}): CardOption => ({
  ...linkedCardFixture({ expYear: 2030, ...card }),
  expiry,
});

/** The linked cards, with a Visa chosen; overrides replace whole fields. */
export const topUpCardsFixture = (overrides: Partial<NonNullable<Means['cards']>> = {}): Means =>
  topUpMeansFixture({
    group: 'card',
    methods: null,
    cards: {
      areLinked: true,
      loading: false,
      options: [cardOptionFixture(), cardOptionFixture({ id: 'pm_2', brand: 'jcb', last4: '0017' })],
      unreadable: 0,
      value: 'pm_1',
      onSelect: nothing,
      standard: { cardId: 'pm_1', isToldByProvider: true, busyId: null, onMakeStandard: nothing },
      ...overrides,
    },
  });

/** A complete form that can be paid; overrides replace whole fields. */
export const topUpFormFixture = (overrides: Partial<TopUpForm> = {}): TopUpForm => ({
  locked: false,
  amount: topUpAmountFixture(),
  means: topUpMeansFixture(),
  failure: null,
  pay: { again: false, busy: false, missing: null, onPress: nothing },
  ...overrides,
});

/** The message while the bank confirms 500,000 đ by VietQR; overrides replace whole fields. */
export const topUpMessageFixture = (overrides: Partial<TopUpMessage> = {}): TopUpMessage => ({
  about: 'waiting',
  host: null,
  amount: { amount: 500_000, currency: 'VND' },
  paid: null,
  means: 'vietqr',
  transactionCode: 'MAY-20261121-8F3K2',
  serverMessage: null,
  actions: [
    { name: 'check', onPress: nothing },
    { name: 'resume', onPress: nothing },
    { name: 'startOver', onPress: nothing },
  ],
  ...overrides,
});
