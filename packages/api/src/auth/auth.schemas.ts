import { currencyOfRegion, regionCodes } from '@may/domain/region.ts';
import * as v from 'valibot';
import { identifier, inCurrencyOf, moneyIn, optionalText } from '../wire/fields.ts';

export const signInInputSchema = v.object({ email: v.string(), password: v.string() });

export type SignInInput = v.InferOutput<typeof signInInputSchema>;

/** The phone is already normalised. */
export const registerInputSchema = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  password: v.string(),
});

export type RegisterInput = v.InferOutput<typeof registerInputSchema>;

/** `otp` is the six digits sent to the phone. */
export const confirmPhoneInputSchema = v.object({ phone: v.string(), otp: v.string() });

export type ConfirmPhoneInput = v.InferOutput<typeof confirmPhoneInputSchema>;

export const resendCodeInputSchema = v.object({ phone: v.string() });

export type ResendCodeInput = v.InferOutput<typeof resendCodeInputSchema>;

/** A bearer token: visible ASCII only, because an HTTP header takes nothing else. */
const accessTokenSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,8192}$/));

/** The login call's result: `token.accessToken`. */
export const signInSchema = v.pipe(
  v.object({ token: v.object({ accessToken: accessTokenSchema }) }),
  v.transform(({ token }) => ({ accessToken: token.accessToken })),
);

export type SignIn = v.InferOutput<typeof signInSchema>;

// An unknown region keeps the VN default (spec §9).
const regionCode = v.optional(v.fallback(v.picklist(regionCodes), 'VN'), 'VN');

/** The current customer; the balance arrives in major units of the region's currency and is null when unreadable. */
export const meSchema = inCurrencyOf(
  (row) => currencyOfRegion(v.parse(regionCode, row.region_code)),
  (currency) =>
    v.pipe(
      v.object({
        id: identifier,
        email: v.pipe(v.string(), v.maxLength(320)),
        name: optionalText,
        region_code: regionCode,
        balance: moneyIn(currency, 'major'),
      }),
      v.transform(({ region_code: region, ...row }) => ({ ...row, region })),
    ),
);

/** The current customer; `balanceOf` falls back to `balance`. */
export type Me = v.InferOutput<typeof meSchema>;

/** The card form's single-use secret; setup intents only (T1, docs/threats.md). */
export const cardSecretSchema = v.pipe(
  v.object({ client_secret: v.pipe(v.string(), v.regex(/^seti_[A-Za-z0-9]+_secret_[A-Za-z0-9]+$/)) }),
  v.transform((row) => ({ clientSecret: row.client_secret })),
);

/**
 * The card form's single-use secret (T2, docs/threats.md). The portal keeps it in this tab's session storage under `clientStripe` (spec §3),
 * until the session is locked or ends. Never send it to another tab, never log it.
 */
export type CardSecret = v.InferOutput<typeof cardSecretSchema>;

/** The channel authorisation's answer, sent without the usual envelope. */
export const channelAuthorizationSchema = v.object({ auth: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)) });

/** A signature that admits one socket to one private channel. */
export type ChannelAuthorization = v.InferOutput<typeof channelAuthorizationSchema>;
