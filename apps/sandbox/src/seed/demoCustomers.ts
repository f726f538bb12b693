import type { RegionCode } from '@may/domain';
import { type AccountHistory, studioInSydney, yearInHanoi } from './accountEvents.ts';

/** The password of every demo customer. */
export const demoPassword = 'Demo!2345';

/** A demo customer with the events of the account so far; none for a new customer. */
export type DemoCustomer = {
  id: string;
  email: string;
  name: string;
  phone: string;
  regionCode: RegionCode;
  events: AccountHistory;
};

/** Can sign in to each sandbox, with `demoPassword`. */
export const demoCustomers: readonly DemoCustomer[] = [
  {
    id: 'usr_demo',
    email: 'demo@may.cloud',
    name: 'Nguyễn Minh Anh',
    phone: '+84901234567',
    regionCode: 'VN',
    events: yearInHanoi,
  },
  {
    id: 'usr_aud',
    email: 'aud@may.cloud',
    name: 'Olivia Bennett',
    phone: '+61412345678',
    regionCode: 'AUD',
    events: studioInSydney,
  },
  {
    id: 'usr_new',
    email: 'new@may.cloud',
    name: 'Trần Quốc Bảo',
    phone: '+84907654321',
    regionCode: 'VN',
    events: [],
  },
];
