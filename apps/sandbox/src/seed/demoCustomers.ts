import type { RegionCode } from '@may/domain/region.ts';
import { type AccountHistory, studioInSydney, yearInHanoi } from './accountEvents.ts';

/** The password of every demo customer. */
export const demoPassword = 'Demo!2345';

/** A demo customer with the events of the account so far; none for a new customer. */
export type DemoCustomer = ReturnType<typeof customer>;

const customer = (word: string, name: string, phone: string, regionCode: RegionCode, events: AccountHistory) => {
  return { id: `usr_${word}`, email: `${word}@may.cloud`, name, phone, regionCode, events };
};

/** Can sign in to each sandbox, with `demoPassword`. */
export const demoCustomers: readonly DemoCustomer[] = [
  customer('demo', 'Nguyễn Minh Anh', '+84901234567', 'VN', yearInHanoi),
  customer('aud', 'Olivia Bennett', '+61412345678', 'AUD', studioInSydney),
  customer('new', 'Trần Quốc Bảo', '+84907654321', 'VN', []),
];
