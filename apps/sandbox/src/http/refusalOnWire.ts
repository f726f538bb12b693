import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Profile } from './profile.ts';
import type { RefusalCode } from './refusal.ts';

/** A refusal in words; without a code where no rule of ours refuses. */
type SpokenRefusal = { status: ContentfulStatusCode; message: string; code?: RefusalCode };

/** The calls whose outcome is the `message` of the answer, as the specification judges them (spec §7). */
const judgedByMessage: ReadonlySet<string> = new Set([
  'POST /api/v1/auth/login',
  'POST /api/v1/auth/register',
  'POST /api/v1/auth/active',
  'POST /api/v1/auth/send',
  'POST /api/payments/checkout',
  'PUT /api/payments/stripe/attach',
  'POST /api/payments/square/checkout',
  'POST /api/wp',
]);

/** What is refused before the call itself is looked at keeps its status: it is HTTP's, and a proxy would say it too. */
const saidByHttp: ReadonlySet<RefusalCode | undefined> = new Set([
  'signInFirst',
  'tooLarge',
  'notJson',
  'notForm',
  'notLoopback',
  'tooManyAttempts',
  'internal',
]);

/** A refusal as it is sent: with its code and its own status, unless the literal provider knows neither. */
export const refusalOnWire = (
  { status, message, code }: SpokenRefusal,
  { method, path }: { method: string; path: string },
  profile: Profile,
) => {
  // The sandbox's own levers are no part of the provider that is played.
  if (profile === 'rich' || !path.startsWith('/api/')) return { status, body: { statusCode: status, message, code } };
  const isInBody = judgedByMessage.has(`${method} ${path}`) && !saidByHttp.has(code);
  return { status: isInBody ? (200 as const) : status, body: { statusCode: status, message } };
};
