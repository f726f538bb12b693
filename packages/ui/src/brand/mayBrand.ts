import type { Brand } from './brand.ts';
import { noContact } from './contact.ts';
import may from './may/brand.json' with { type: 'json' };

/** The brand of a build that is given no other one. */
export const mayBrand: Brand = { ...may, contact: { ...noContact, ...may.contact } };
