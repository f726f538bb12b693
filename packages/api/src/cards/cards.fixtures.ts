import { fixtureOf } from '../wire/fixtureOf.ts';

const literalCard = { id: 'pm_1', card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2030 } };

/** One linked card with the specified fields alone (spec §3). */
export const literalCardFixture = fixtureOf(literalCard);

/** One linked card as the rich provider sends it: with the default flag. */
export const cardFixture = fixtureOf({ ...literalCard, is_default: true });

export const cardCheckoutFixture = fixtureOf({ transId: 'MAY0001' });

export const paymentSecretFixture = fixtureOf({ client_secret: 'pi_demo_secret_demo' });
