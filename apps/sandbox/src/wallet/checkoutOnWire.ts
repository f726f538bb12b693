import { envelope } from '../http/answers.ts';
import type { Profile } from '../http/profile.ts';
import type { Answer } from '../session/createOnce.ts';

/** The answer to a checkout. Only the rich provider sends the payment's code. */
export const checkoutOnWire = (code: string, origin: string, profile: Profile): Answer => {
  const checkoutUrl = `${origin}/__sandbox/bank/${code}`;
  return profile === 'rich'
    ? { status: 201, body: envelope({ checkoutUrl, transactionCode: code }, 201) }
    : { status: 200, body: envelope({ checkoutUrl }) };
};
