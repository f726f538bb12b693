import type { CardConfirmationContext } from '@may/machines/cards/cardConfirmation.types.ts';
import { cardConfirmationMachine } from '@may/machines/cards/cardConfirmationMachine.ts';
import { describe, expect, it, vi } from 'vitest';
import type { StateValueFrom } from 'xstate';
import { connectCardConfirmation } from './connectCardConfirmation.ts';

const decline = { kind: 'declined', serverMessage: 'Your card was declined.' } as const;
const start: CardConfirmationContext = {
  amount: { amount: 500_000, currency: 'VND' },
  cardId: 'card-1',
  key: 'k',
  over: [],
  transactionCode: 'T1',
  hasCharged: true,
  error: decline,
  result: null,
};

describe('connectCardConfirmation', () => {
  it.each([
    ['cardOtherAmount', 'the card provider would charge another amount', { kind: 'otherAmount', serverMessage: null }],
    ['cardFailed', 'a reading found no charge', null],
  ] as const)('shows "%s" when %s', (about, _, error) => {
    const snapshot = cardConfirmationMachine.resolveState({ value: 'declined', context: { ...start, error } });
    expect(connectCardConfirmation(snapshot, vi.fn())).toMatchObject({ about });
  });

  it('says in each state what happens, with its actions', () => {
    const rows: [StateValueFrom<typeof cardConfirmationMachine>, string, string[], string | null][] = [
      ['opening', 'checking', [], null],
      ['creatingCheckout', 'cardBeginning', [], null],
      ['requestingSecret', 'cardBeginning', [], null],
      [{ awaitingProvider: 'answering' }, 'cardConfirming', [], null],
      // After 30 silent seconds the customer may ask for the status, which confirms nothing.
      [{ awaitingProvider: 'silent' }, 'cardSilent', ['check', 'startOver'], null],
      ['reconciling', 'checking', [], null],
      [{ processing: 'waiting' }, 'cardProcessing', ['check', 'startOver'], null],
      [{ processing: 'checking' }, 'cardProcessing', ['check (busy)', 'startOver'], null],
      ['unfinished', 'cardUnfinished', ['approve', 'otherCard'], null],
      ['declined', 'cardDeclined', ['otherCard', 'retry'], decline.serverMessage],
      ['failed', 'cardFailed', ['retry', 'otherCard'], decline.serverMessage],
      // A customer with a charge in doubt can pay again only by leaving this payment.
      [{ doubtful: 'waiting' }, 'cardUnknown', ['check', 'startOver'], decline.serverMessage],
      [{ doubtful: 'checking' }, 'cardUnknown', ['check (busy)', 'startOver'], decline.serverMessage],
      ['elsewhere', 'otherTab', ['check', 'startOver'], null],
    ];
    for (const [value, about, names, serverMessage] of rows) {
      const drawn = connectCardConfirmation(cardConfirmationMachine.resolveState({ value, context: start }), vi.fn());
      expect.soft(drawn, JSON.stringify(value)).toMatchObject({ about, serverMessage });
      expect
        .soft(
          drawn.actions.map(({ name, busy }) => (busy ? `${name} (busy)` : name)),
          JSON.stringify(value),
        )
        .toEqual(names);
    }
  });
});
