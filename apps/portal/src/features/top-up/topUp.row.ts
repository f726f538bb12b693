import { dong, type Money } from '@may/domain/money.ts';
import { topUpChart } from '@may/machines/top-up/topUp.chart.ts';
import type { TopUpEvent } from '@may/machines/top-up/topUp.types.ts';
import type { TopUpScreenProps } from '@may/screens/top-up/TopUp/TopUpScreen.tsx';
import { connectRow } from '../../testing/connectRow.ts';
import { connectTopUp } from './connectTopUp.ts';
import { connectTopUpForm, type TopUpCards, type TopUpCircumstances } from './connectTopUpForm.ts';
import type { TopUpSnapshot } from './payEvent.ts';

type Content = TopUpScreenProps['content'];

const linkedCard = (id: string, isUsable = true): TopUpCards['options'][number] => ({
  id,
  brand: 'visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2030,
  isDefault: false,
  expiry: isUsable ? 'valid' : 'expired',
});
/** Linked cards beside Square's form. */
export const cardsWith = (app: (name: string) => () => void, options: TopUpCards['options']): TopUpCards => ({
  options,
  unreadable: 0,
  standard: { cardId: null, isToldByProvider: true, busyId: null, onMakeStandard: app('onMakeStandard') },
  squareForm: 'the other form',
  squareStage: 'ready',
  onSquareCancel: app('onSquareCancel'),
  areTyped: false,
});
const screen =
  (given: (snapshot: TopUpSnapshot, app: (name: string) => () => void) => Partial<TopUpCircumstances>) =>
  (snapshot: TopUpSnapshot, press: (event: TopUpEvent) => void, app: (name: string) => () => void) =>
    connectTopUp(
      snapshot,
      { attempt: snapshot.children.attempt?.getSnapshot(), card: snapshot.children.cardConfirmation?.getSnapshot() },
      press,
      {
        region: 'VN',
        offline: false,
        canKeep: true,
        listOver: () => [],
        listPaid: () => [],
        goOn: null,
        attemptOf: () => null,
        cards: null,
        ...given(snapshot, app),
      },
    ).content;
const formIn = (content: Content) => ('form' in content && !content.form.locked ? content.form : undefined);
/** The values that a group of radios can be changed to. */
const others = <Value>(values: readonly Value[] = [], chosen?: Value | null): [Value][] =>
  values.flatMap((value): [Value][] => (value === chosen ? [] : [[value]]));
const cardsIn = (content: Content) => {
  const cards = formIn(content)?.means?.cards;
  return cards && !cards.loading && !cards.onRetry ? cards : undefined;
};
const usableIn = (content: Content) =>
  cardsIn(content)?.options.flatMap(({ id, expiry }) => (expiry === 'expired' ? [] : id));

export const topUpRow = connectRow({
  proves: { connectTopUp, connectTopUpForm },
  chart: topUpChart,
  distinguishes: ({ context: { group, method, cards, cardId }, children }) => {
    const paying = children.attempt?.getSnapshot().context;
    if (!paying) return [group, method === 'square', cards?.length, cardId === null];
    return [paying.repeatsAreOne, paying.mayHaveArrived, paying.receipt === null, method === 'square'];
  },
  screens: {
    'linked cards and another form': screen(({ context }, app) => ({
      goOn: app('goOn'),
      cards: cardsWith(
        app,
        (context.cards ?? []).map(({ id, isUsable }) => linkedCard(id, isUsable)),
      ),
    })),
    'a bank that asks the owner of a typed card': screen((_, app) => ({
      cards: { ...cardsWith(app, []), squareStage: 'asking', areTyped: true },
    })),
    'a card that was linked in another tab': screen((_, app) => ({ cards: cardsWith(app, [linkedCard('card-9')]) })),
    'no card provider, offline': screen(() => ({ offline: true })),
  },
  presses: {
    'form.amount.onChange': {
      gives: (_, amount: Money) => ({ type: 'amount.change', amount }),
      with: (content) =>
        others([20_000, 500_000], formIn(content)?.amount.value?.amount).map(([amount]) => [dong(amount)]),
    },
    'form.means.onGroupSelect': {
      gives: (_, group: string) => ({ type: 'group.select', group }),
      with: (content) => others(['local', 'card'], formIn(content)?.means?.group),
    },
    'form.means.methods.onSelect': {
      gives: (_, method: string) => ({ type: 'method.select', method }),
      with: (content) => {
        const methods = formIn(content)?.means?.methods;
        return others(methods?.options, methods?.value);
      },
    },
    'form.means.cards.onSelect': {
      gives: (_, cardId: string) => ({ type: 'card.select', cardId }),
      with: (content) => others(usableIn(content), cardsIn(content)?.value),
    },
    'form.means.cards.standard.onMakeStandard': {
      gives: 'onMakeStandard()',
      with: (content) => others(usableIn(content)),
    },
    'form.means.cards.other.onChoose': {
      gives: { type: 'method.select', method: 'square' },
      offered: (content) => cardsIn(content)?.other?.chosen === false,
    },
    'form.means.cards.onRetry': 'check',
    'form.pay.onCancel': { gives: 'onSquareCancel()', offered: () => true },
    'form.pay.onPress': { gives: { type: 'pay', over: [], paid: [] } },
    'message.actions.leave': 'leave',
    'message.actions.cancel': 'cancel',
    'message.actions.check': 'check',
    'message.actions.resume': 'resume',
    'message.actions.retry': 'retry',
    'message.actions.repeat': {
      // The question before a payment is answered by the press of pay again.
      gives: (content) =>
        'message' in content && content.message.about === 'alreadyPaid'
          ? { type: 'pay', over: [], paid: [] }
          : { type: 'repeat' },
    },
    'message.actions.startOver': 'startOver',
    'message.actions.another': 'startOver',
    'message.actions.goOn': 'goOn()',
    'message.actions.approve': 'approve',
    'message.actions.otherCard': 'cancel',
  },
  waitsFor: { 'leaving.left': 'the bank’s page, or the way back from it' },
});
