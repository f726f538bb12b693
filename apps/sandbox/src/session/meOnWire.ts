import { currencyOfRegion, toMajorUnits } from '@may/domain';
import type { Profile } from '../http/profile.ts';
import type { User } from './users.ts';

/** The JSON of the customer. `amount` is the balance in minor units. */
export const meOnWire = ({ id, email, name, regionCode }: User, amount: number, profile: Profile) => ({
  id,
  email,
  balance: toMajorUnits({ amount, currency: currencyOfRegion(regionCode) }),
  region_code: regionCode,
  ...(profile === 'rich' && { name }),
});
