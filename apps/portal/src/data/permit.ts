import { Permit } from '@may/api/permit';
import { readAccessToken, readStamp } from '../browser/storage/storedSession.ts';

/** Mints the permit of a press: it ends with `signal`, with a lock, and with the session of its customer (docs/decisions/0039). */
export const mintPermit = (signal?: AbortSignal): Permit => {
  const token = readAccessToken();
  const stamp = readStamp();
  // An unlock stores another token or another stamp; a new customer has both.
  const isSameSession = () => token !== null && readAccessToken() === token && readStamp() === stamp;
  return new Permit(() => !signal?.aborted && isSameSession(), signal);
};
