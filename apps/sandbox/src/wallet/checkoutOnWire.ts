import { envelope } from '../http/answers.ts';
import type { Profile } from '../http/profile.ts';
import type { Answer } from '../session/createOnce.ts';

/** What a new payment is answered with; only the rich provider tells its code, without which it can't be asked for. */
export const checkoutOnWire = (code: string, origin: string, profile: Profile): Answer => {
  const checkoutUrl = `${origin}/__sandbox/bank/${code}`;
  return profile === 'rich'
    ? { status: 201, body: envelope({ checkoutUrl, transactionCode: code }, 201) }
    : { status: 200, body: envelope({ checkoutUrl }) };
};
