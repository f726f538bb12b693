import { fixtureOf } from '../wire/fixtureOf.ts';

/** One place; the specification shows no field, so there is no literal form. */
export const locationFixture = fixtureOf({ id: 'loc_hanoi', name: 'Hà Nội' });
