import type { Ledger } from '@may/api/assumptions';

/** Characters of the longest answer that is judged: parsing a longer one would block the page. */
const longestAnswer = 1_000_000;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Judges copies of answers for a ledger. The session of another customer, whose token `readToken` gives, begins with an empty one. */
export const createNoting = (ledger: Ledger, readToken: () => string | null) => {
  let owner: string | null = null;
  return async (method: string, url: string, answer: Response): Promise<void> => {
    const token = readToken();
    if (token !== null && owner !== null && token !== owner) ledger.forget();
    owner = token ?? owner;
    const text = await answer.text();
    if (text.length > longestAnswer || (readToken() ?? owner) !== owner) return;
    ledger.note({ method, path: new URL(url).pathname, status: answer.status, body: parse(text) });
  };
};
