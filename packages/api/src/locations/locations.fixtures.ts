import { fixtureOf } from '../wire/fixtureOf.ts';

/** One place as the provider sends it; the specification shows no field, so there is no more literal form. */
export const locationFixture = fixtureOf({ id: 'loc_hanoi', name: 'Hà Nội' });
