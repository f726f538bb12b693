import { fetchPart } from '@may/ui';

/** A phone number: `sent` to the provider as `+84912345678`, `shown` in groups. */
export type Phone = { sent: string; shown: string };

/** Reads a typed phone number; one without a country code is Vietnamese. Fetches the rules of all countries on first use. */
export const readPhone = async (typed: string): Promise<Phone | null> => {
  const { parsePhoneNumberFromString } = await fetchPart(() => import('libphonenumber-js/min'));
  // Without `extract`, a number inside other text would be taken for the whole.
  const phone = parsePhoneNumberFromString(typed.normalize('NFKC').trim(), { defaultCountry: 'VN', extract: false });
  if (!phone?.isValid() || phone.ext) return null;
  return { sent: phone.number, shown: phone.formatInternational() };
};
