import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const length = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, length, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** Salted scrypt hash as `salt:key` in hex. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(password, salt)).toString('hex')}`;
};

/** Compares in constant time; without a stored hash it works just as long and says no, so that time reveals no account. */
export const verifyPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const [salt = '', key = ''] = (stored ?? `${'0'.repeat(32)}:${'0'.repeat(2 * length)}`).split(':');
  const derived = await derive(password, Buffer.from(salt, 'hex'));
  return timingSafeEqual(derived, Buffer.from(key, 'hex')) && stored !== undefined;
};
