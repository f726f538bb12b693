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

/** The ways that a brand leaves out: they do not exist. */
export const noContact: Contact = {
  isExample: false,
  email: '',
  phone: '',
  emergencyPhone: '',
  chat: '',
  company: '',
  address: '',
  hours: null,
};
