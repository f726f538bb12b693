import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { RefusalCode } from './messages.ts';
import type { Profile } from './profile.ts';

/** A refusal in the customer's language. A fault's refusal has no code. */
type SpokenRefusal = { status: ContentfulStatusCode; message: string; code?: RefusalCode };

/** Calls that report their outcome in `message` under status 200 (spec §7). */
const judgedByMessage = new RegExp(
  `^(?:${[
    'POST /api/v1/auth/login',
    'POST /api/v1/auth/register',
    'POST /api/v1/auth/active',
    'POST /api/v1/auth/send',
    'POST /api/payments/checkout',
    'PUT /api/payments/stripe/attach',
    'POST /api/payments/square/checkout',
    'POST /api/wp',
    'PUT /api/wp/[^/]+',
    'PUT /api/wp/[^/]+/disk',
    'PUT /api/wp/[^/]+/domain',
  ].join('|')})$`,
);

/** Refusals before the call is handled keep their HTTP status: a proxy could send them too. */
const saidByHttp: ReadonlySet<RefusalCode | undefined> = new Set([
  'signInFirst',
  'tooLarge',
  'notJson',
  'notForm',
  'notLoopback',
  'codeTooSoon',
  'internal',
  'notFound',
]);

/** The status and body of a refusal. The literal provider sends no code, and 200 for calls that report in `message`. */
export const refusalOnWire = (
  { status, message, code }: SpokenRefusal,
  { method, path }: { method: string; path: string },
  profile: Profile,
) => {
  // The sandbox's own pages and levers have no profile.
  if (profile === 'rich' || !path.startsWith('/api/')) return { status, body: { statusCode: status, message, code } };
  const isInBody = judgedByMessage.test(`${method} ${path}`) && !saidByHttp.has(code);
  return { status: isInBody ? (200 as const) : status, body: { statusCode: status, message } };
};
