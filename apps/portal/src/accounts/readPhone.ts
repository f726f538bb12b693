import { fetchPart } from '@may/ui';

/**
 * Reads a typed phone number as it is sent, for example `+84912345678`; one without a country code is Vietnamese. Null if it is none. Fetches the
 * rules of all countries on first use.
 */
export const readPhone = async (typed: string): Promise<string | null> => {
  const { parsePhoneNumberFromString } = await fetchPart(() => import('libphonenumber-js/min'));
  // Without `extract`, a number inside other text would be taken for the whole.
  const phone = parsePhoneNumberFromString(typed.normalize('NFKC').trim(), { defaultCountry: 'VN', extract: false });
  return phone?.isValid() && !phone.ext ? phone.number : null;
};
