import { describe, expect, it } from 'vitest';
import { createApi } from '../createApi.ts';
import { apiAnswering, permit } from '../playedApi.fixtures.ts';
import { cardCheckoutFixture, cardFixture, literalCardFixture, paymentSecretFixture } from './cards.fixtures.ts';

const amount = { amount: 200_000, currency: 'VND' } as const;

describe('the request', () => {
  it('spells methodId when a card is attached and method_id when a payment is confirmed', async () => {
    const attach = apiAnswering(undefined);
    await attach.cards.attachCard('pm_1', permit);
    expect([attach.asked[0]?.method, attach.asked[0]?.url]).toEqual([
      'PUT',
      'https://api.test/api/payments/stripe/attach',
    ]);
    expect(await attach.asked[0]?.json()).toEqual({ methodId: 'pm_1' });

    const confirm = apiAnswering(paymentSecretFixture());
    await confirm.cards.confirmCardCheckout({ transactionCode: 'MAY 1/2', cardId: 'pm_1' }, permit);
    expect([confirm.asked[0]?.method, confirm.asked[0]?.url]).toEqual([
      'POST',
      'https://api.test/api/payments/stripe/MAY%201%2F2/confirm',
    ]);
    expect(await confirm.asked[0]?.json()).toEqual({ method_id: 'pm_1' });
  });

  it('creates a card payment with its amount in major units and nothing else', async () => {
    const { cards, asked } = apiAnswering(cardCheckoutFixture());
    expect(await cards.createCardCheckout({ amount: 2_050, currency: 'AUD' }, permit)).toEqual({
      transactionCode: 'MAY0001',
    });
    expect(await asked[0]?.json()).toEqual({ amount: 20.5 });
  });

  it('pays by the second card form at the configured path, and sends a verification only if there is one', async () => {
    const asked: Request[] = [];
    const { cards } = createApi({
      baseUrl: 'https://api.test',
      squarePath: '/api/payments/elsewhere',
      fetch: async (input, init) => {
        asked.push(new Request(input, init));
        return Response.json({ message: 'success' });
      },
      getToken: () => 'session-token',
    });
    const pay = { locationId: 'L1', amount, sourceId: 'cnon:1' };
    await cards.createSquareCheckout({ ...pay, verificationToken: null }, permit);
    await cards.createSquareCheckout({ ...pay, verificationToken: 'verf:1' }, permit);
    expect(asked.map(({ url }) => url)).toEqual(Array(2).fill('https://api.test/api/payments/elsewhere'));
    const body = { locationId: 'L1', amount: 200_000, source_id: 'cnon:1' };
    expect(await asked[0]?.json()).toEqual(body);
    expect(await asked[1]?.json()).toEqual({ ...body, verification_token: 'verf:1' });
  });
});

describe('the answer', () => {
  it('reads cards of both providers; without a default flag isDefault is null', async () => {
    const { cards } = apiAnswering([cardFixture(), literalCardFixture({ id: 2 }), { id: 'pm_3' }, null]);
    const card = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 8, expYear: 2030, isDefault: true };
    expect(await cards.listCards()).toEqual({ items: [card, { ...card, id: '2', isDefault: null }], unreadable: 2 });
  });

  it('refuses a transaction code that would lead to another path', async () => {
    for (const transId of ['..', '.', '', null]) {
      const { cards } = apiAnswering(cardCheckoutFixture({ transId }));
      await expect
        .soft(cards.createCardCheckout(amount, permit), `${transId}`)
        .rejects.toMatchObject({ name: 'InvalidResponseError' });
    }
  });

  it('refuses a secret that is of no payment intent', async () => {
    for (const secret of ['seti_1_secret_1', 'sk_live_1', 'pi_1', 'pi_1_secret_1&x=1']) {
      const { cards } = apiAnswering(paymentSecretFixture({ client_secret: secret }));
      const asked = cards.confirmCardCheckout({ transactionCode: 'MAY1', cardId: 'pm_1' }, permit);
      await expect.soft(asked, secret).rejects.toMatchObject({ name: 'InvalidResponseError' });
    }
  });

  it('a payment by the second card form succeeds only with the message "success"', async () => {
    const { cards } = apiAnswering(null, { message: 'Card was declined' });
    const pay = { locationId: 'L1', amount, sourceId: 'cnon:1', verificationToken: null };
    await expect(cards.createSquareCheckout(pay, permit)).rejects.toMatchObject({ serverMessage: 'Card was declined' });
  });
});
