import { fixtureOf } from '../wire/fixtureOf.ts';

const literalMe = { id: 'usr_demo', email: 'demo@may.cloud', balance: 1_250_000, region_code: 'VN' };

/** The current customer with the specified fields alone (spec §3). */
export const literalMeFixture = fixtureOf(literalMe);

/** The current customer as the rich provider sends it. */
export const meFixture = fixtureOf({ ...literalMe, name: 'Demo Customer' });

export const signInFixture = (accessToken = 'token-demo') => ({ token: { accessToken } });

export const cardSecretFixture = (clientSecret = 'seti_demo_secret_demo') => ({ client_secret: clientSecret });

/** The channel authorisation's whole answer. It has no envelope. */
export const channelAuthorizationFixture = () => ({ auth: 'key:signature' });
