import type { Http } from '../http/createHttp.ts';
import { acknowledgementSchema, envelopeOf } from '../wire/envelope.ts';
import {
  type CardSecret,
  type ChannelAuthorization,
  type ConfirmPhoneInput,
  cardSecretSchema,
  channelAuthorizationSchema,
  type Me,
  meSchema,
  type RegisterInput,
  type ResendCodeInput,
  type SignIn,
  type SignInInput,
  signInSchema,
} from './auth.schemas.ts';

/** Signing in, registering and the customer's own data (spec §7, /api/v1/auth). */
export const createAuth = (http: Http) => ({
  /** Exchanges credentials for a token; a 401 means a wrong password and never calls `onUnauthorized`. */
  signIn({ email, password }: SignInInput): Promise<SignIn> {
    return http.post('api/v1/auth/login', {
      body: { email, password },
      schema: envelopeOf(signInSchema),
      anonymous: true,
    });
  },

  /** The customer of the session's token, or of the given token before it becomes the session's. */
  getMe(token?: string): Promise<Me> {
    return http.get('api/v1/auth/me', { schema: envelopeOf(meSchema), token });
  },

  getCardSecret(token?: string): Promise<CardSecret> {
    return http.get('api/v1/auth/card', { schema: envelopeOf(cardSecretSchema), token });
  },

  /** Creates an account; `confirmPhone` activates it. */
  register({ name, email, phone, password }: RegisterInput): Promise<void> {
    const body = { name, email, phone, password };
    return http.post('api/v1/auth/register', { body, schema: acknowledgementSchema, anonymous: true });
  },

  confirmPhone({ phone, otp }: ConfirmPhoneInput): Promise<void> {
    return http.post('api/v1/auth/active', { body: { phone, otp }, schema: acknowledgementSchema, anonymous: true });
  },

  resendCode({ phone }: ResendCodeInput): Promise<void> {
    return http.post('api/v1/auth/send', { body: { phone }, schema: acknowledgementSchema, anonymous: true });
  },

  /** Signs one socket into one private channel; `createRealtime` calls it before every subscription. */
  authorizeChannel(socketId: string, channel: string): Promise<ChannelAuthorization> {
    const body = new URLSearchParams({ socket_id: socketId, channel_name: channel });
    return http.post('api/v1/auth/pusher', { body, schema: channelAuthorizationSchema, changesNothing: true });
  },
});
