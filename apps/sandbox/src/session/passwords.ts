import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const length = 32;

/** At this cost of scrypt, a hash takes about 30 ms. */
export const defaultPasswordCost = 16_384;

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, length, { cost }, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** Salted scrypt hash as `salt:key:cost`, salt and key in hex; `cost` is a power of two. */
export const hashPassword = async (password: string, cost = defaultPasswordCost): Promise<string> => {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(password, salt, cost)).toString('hex')}:${cost}`;
};

/** Compares in constant time. Without a stored hash it takes as long and returns false, so that the time reveals no account. */
export const verifyPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const [salt = '', key = '', cost] = (stored ?? `${'0'.repeat(32)}:${'0'.repeat(2 * length)}`).split(':');
  // Hashes in older databases have no cost.
  const derived = await derive(password, Buffer.from(salt, 'hex'), Number(cost ?? defaultPasswordCost));
  return timingSafeEqual(derived, Buffer.from(key, 'hex')) && stored !== undefined;
};
