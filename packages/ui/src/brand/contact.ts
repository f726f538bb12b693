import { brand } from './brand.ts';

/** The hours of support in one time zone; days are 1 for Monday to 7 for Sunday, times are `HH:mm`. */
export type SupportHours = { timeZone: string; days: readonly number[]; from: string; to: string };

/** The ways to reach support. An empty text is a way that does not exist, and is not shown. */
export type Contact = {
  /** True while the data below is made up; the pages then say so, and offer no number to call. */
  isExample: boolean;
  email: string;
  /** In international form, `+84 …`. */
  phone: string;
  /** A number for emergencies alone, in international form. */
  emergencyPhone: string;
  /** An https address. */
  chat: string;
  company: string;
  address: string;
  hours: SupportHours | null;
};

/** The contact data of the brand; a white label replaces it here. */
export const contact: Contact = {
  isExample: true,
  email: brand.supportEmail,
  phone: '+84 00 0000 0000',
  emergencyPhone: '+84 00 0000 0001',
  chat: '',
  company: 'Công ty Ví Dụ (Example Company)',
  address: '1 Đường Ví Dụ (Example Street), Hà Nội',
  hours: { timeZone: 'Asia/Ho_Chi_Minh', days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' },
};
