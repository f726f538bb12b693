import { isApiError } from '@may/api';
import { fetchPart, tags } from '@may/ui';
import { toRejection } from '../../data/toRejection.ts';

/** Every page takes a Vietnamese number without its country code; an Australian page takes an Australian one that is none in Vietnam. */
const homesOf = (lang: string | undefined) => (lang === tags.aud ? (['VN', 'AU'] as const) : (['VN'] as const));

/**
 * Reads a typed phone number as it is sent, for example `+84912345678`. One without a country code belongs to the page's country, or is
 * Vietnamese. Null if it is none. Fetches the rules of all countries on first use.
 */
export const readPhone = async (
  typed: string,
  lang: string | undefined = globalThis.document?.documentElement.lang,
): Promise<string | null> => {
  const { parsePhoneNumberFromString } = await fetchPart(() => import('libphonenumber-js/min'));
  // Without `extract`, a number inside other text would be taken for the whole.
  const phone = homesOf(lang)
    .map((defaultCountry) =>
      parsePhoneNumberFromString(typed.normalize('NFKC').trim(), { defaultCountry, extract: false }),
    )
    .find((read) => read?.isValid() && !read.ext);
  return phone?.number ?? null;
};

/**
 * Throws a failure as the machines of a new account know it. A 429 is a `wait`. A 409 of the provider is a refusal: these calls have no attempt
 * key, so it means that the account exists. All else is as in `toRejection`. `at` is now: a pause begins with the answer.
 */
export const throwAccountRejection = (error: unknown): never => {
  const at = Date.now();
  if (!isApiError(error)) throw { ...toRejection(error), at };
  const { status, fromProvider, serverMessage, retryAfterMs } = error;
  if (status === 429) throw { kind: 'wait', serverMessage, retryAfterMs, at };
  if (status === 409 && fromProvider) throw { kind: 'refused', serverMessage };
  throw { ...toRejection(error), at };
};
