import { noteAnswer } from './ledger.ts';

/** A `fetch` that gives a copy of each answer from this origin to `note`, and the answer itself to its caller. */
export const createHearing =
  (ask: typeof globalThis.fetch, origin: string, note: typeof noteAnswer): typeof globalThis.fetch =>
  async (asked, init) => {
    // A request given whole is only looked at: a copy of it would take its body.
    const { method, url } = asked instanceof Request ? asked : new Request(asked, init);
    const answer = await ask(asked, init);
    // A failure of the ledger is no concern of the customer.
    if (new URL(url).origin === origin) note(method, url, answer.clone()).catch(() => undefined);
    return answer;
  };

/** From now on, support's ledger hears each answer of the provider to this page (docs/decisions/0029). */
export const hearAnswers = (origin: string): void => {
  window.fetch = createHearing(window.fetch.bind(window), origin, noteAnswer);
};
