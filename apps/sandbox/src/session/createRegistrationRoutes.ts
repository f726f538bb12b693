import { randomInt, timingSafeEqual } from 'node:crypto';
import { confirmPhoneInputSchema, registerInputSchema, resendCodeInputSchema } from '@may/api/schemas';
import { Hono } from 'hono';
import * as v from 'valibot';
import { answer } from '../http/answers.ts';
import { readJson } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import { hashPassword } from './passwords.ts';
import type { Provider } from './provider.ts';
import { addUser, findUserByPhone, type User, updateConfirmation } from './users.ts';

const resendCoolDown = 60_000;
const otpLifetime = 10 * 60_000;

/** `isOpen`: an account needs no code. */
export type Phones = { isOpen: boolean };

/** Normalises to `+84…`; a leading 0 means Vietnam. */
const phoneSchema = v.pipe(
  resendCodeInputSchema.entries.phone,
  v.transform((typed) => typed.replace(/[\s.()-]/g, '').replace(/^0/, '+84')),
  v.regex(/^\+\d{9,15}$/),
);

const registrationSchema = v.object({
  name: v.pipe(registerInputSchema.entries.name, v.trim(), v.minLength(1), v.maxLength(120)),
  email: v.pipe(registerInputSchema.entries.email, v.trim(), v.toLowerCase(), v.maxLength(254), v.email()),
  phone: phoneSchema,
  password: v.pipe(registerInputSchema.entries.password, v.minLength(8), v.maxLength(1024)),
});
const confirmationSchema = v.object({
  phone: phoneSchema,
  otp: v.pipe(confirmPhoneInputSchema.entries.otp, v.regex(/^\d{6}$/)),
});

const regionOfPhone = (phone: string): User['regionCode'] => {
  if (phone.startsWith('+84')) return 'VN';
  if (phone.startsWith('+61')) return 'AUD';
  return phone.startsWith('+1') ? 'USD' : 'EURO';
};

const createOtp = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Sign-up and confirmation of the phone number (spec §7). `/__sandbox/phones` shows the codes. */
export const createRegistrationRoutes = ({ store, clock, phones }: Provider & { phones: Phones }) =>
  new Hono()
    .post('/register', async (c) => {
      const { password, ...input } = await readJson(c, registrationSchema);
      const now = clock();
      const added = await addUser(store.db, {
        ...input,
        passwordHash: await hashPassword(password),
        regionCode: regionOfPhone(input.phone),
        createdAt: now,
        ...(phones.isOpen ? { active: true } : { active: false, otp: createOtp(), otpSentAt: now }),
      });
      if (!added) throw new Refusal(409, 'accountExists');
      return answer(c);
    })
    .post('/active', async (c) => {
      const { phone, otp } = await readJson(c, confirmationSchema);
      const user = await findUserByPhone(store.db, phone);
      const sentAt = user?.otpSentAt?.getTime() ?? 0;
      const isOpen = clock().getTime() - sentAt < otpLifetime;
      if (!user?.otp || !isOpen || !isSame(user.otp, otp)) throw new Refusal(400, 'wrongOtp');
      await updateConfirmation(store.db, user.id, { active: true, otp: null });
      return answer(c);
    })
    .post('/send', async (c) => {
      const { phone } = await readJson(c, v.object({ phone: phoneSchema }));
      const user = await findUserByPhone(store.db, phone);
      const now = clock();
      // An unknown or confirmed number gets the same answer, so that the call reveals no account.
      if (!user || user.active) return answer(c);
      const wait = Math.ceil(((user.otpSentAt?.getTime() ?? 0) + resendCoolDown - now.getTime()) / 1000);
      if (wait > 0) throw new Refusal(429, 'codeTooSoon', { words: { seconds: String(wait) }, retryAfter: wait });
      await updateConfirmation(store.db, user.id, { otp: createOtp(), otpSentAt: now });
      return answer(c);
    });
