import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const length = 32;
/** Of scrypt: low, because no real password belongs into a rehearsal. */
const cost = 1_024;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** Salted scrypt hash as `salt:key`, both in hex. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(password, salt, length, { cost })).toString('hex')}`;
};

/** Compares in constant time. Without a stored hash it takes as long and returns false, so that the time reveals no account. */
export const verifyPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const [salt = '', key = ''] = (stored ?? `${'0'.repeat(32)}:${'0'.repeat(2 * length)}`).split(':');
  const derived = await derive(password, Buffer.from(salt, 'hex'), length, { cost });
  return timingSafeEqual(derived, Buffer.from(key, 'hex')) && stored !== undefined;
};
