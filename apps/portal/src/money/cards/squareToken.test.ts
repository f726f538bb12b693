import { describe, expect, it, vi } from 'vitest';
import { FormRefusal } from '../../provider/toRejection.ts';
import { squareTokenOf } from './squareToken.ts';

const vnd = { amount: 500_000, currency: 'VND' } as const;

const square = (answers: { tokenize?: object; verifyBuyer?: () => Promise<unknown> } = {}) => {
  const verifyBuyer = vi.fn(answers.verifyBuyer ?? (async () => ({ token: 'verf:1', userChallenged: false })));
  const tokenize = async () => answers.tokenize ?? { status: 'OK', token: 'cnon:1' };
  return { script: { payments: { verifyBuyer }, card: { tokenize } } as never, verifyBuyer };
};

describe('squareTokenOf', () => {
  it.each([
    [vnd, '500000'],
    [{ amount: 1_250, currency: 'AUD' } as const, '12.50'],
  ])('gives the token of the card and of its owner, verified for %o as %s', async (amount, written) => {
    const { script, verifyBuyer } = square();
    expect(await squareTokenOf(script, amount)).toEqual({ sourceId: 'cnon:1', verificationToken: 'verf:1' });
    const details = { amount: written, currencyCode: amount.currency, intent: 'CHARGE', billingContact: {} };
    expect(verifyBuyer).toHaveBeenCalledExactlyOnceWith('cnon:1', details);
  });

  it('gives no verification token where Square gives none', async () => {
    const { script } = square({ verifyBuyer: async () => null });
    expect(await squareTokenOf(script, vnd)).toEqual({ sourceId: 'cnon:1', verificationToken: null });
  });

  it.each([
    ['VerifyBuyerError', 'The verification was cancelled.', 'The verification was cancelled.'],
    ['TypeError', 'Failed to fetch', null],
  ])(
    'rejects a %s of the verification as a refusal with the message %s as %s',
    async (name, message, serverMessage) => {
      const { script } = square({ verifyBuyer: () => Promise.reject(Object.assign(new Error(message), { name })) });
      const refusal = await squareTokenOf(script, vnd).catch((error) => error);
      expect(refusal).toBeInstanceOf(FormRefusal);
      expect(refusal.serverMessage).toBe(serverMessage);
    },
  );

  it('rejects a card that the form refuses with its message, and verifies no owner', async () => {
    const { script, verifyBuyer } = square({ tokenize: { status: 'ERROR', errors: [{ message: 'Wrong number' }] } });
    await expect(squareTokenOf(script, vnd)).rejects.toMatchObject({ serverMessage: 'Wrong number' });
    expect(verifyBuyer).not.toHaveBeenCalled();
  });
});
