import { type Answer, fieldsOf, type Handle, type Quirk } from './quirk.ts';

const writes = /^(?:POST|PUT|DELETE) \/api\/(?!v1\/auth\/)/;
const refusal: Answer = { status: 422, body: { statusCode: 422, message: 'The request was refused.' } };

/** A refusal strikes one write of four, so that the others show what became of it. */
const isStruck = (random: () => number): boolean => random() < 0.25;

/** Habits of a provider that handles a write otherwise than it says. A new sandbox has new ones, because some remember earlier calls. */
export const createWriteQuirks = () => {
  const shown = new Map<string, Answer>();
  const heldBack = new Set<string>();
  let late: Handle[] = [];
  return {
    otherAmount: {
      sentence: 'A top-up is made of a tenth less than was asked.',
      at: /^POST \/api\/payments\/(?:stripe\/)?checkout$/,
      run: ({ body }, handle) => {
        const { amount } = fieldsOf(body);
        return handle(typeof amount === 'number' ? { ...fieldsOf(body), amount: Math.floor(amount * 0.9) } : body);
      },
    },
    listsLag: {
      sentence: 'A reading after a write or an event shows the state before it, once.',
      at: /^GET \/api\/(?!v1\/auth\/)/,
      run: async ({ reading }, handle) => {
        const before = shown.get(reading);
        const answer = await handle();
        const isNews = before && JSON.stringify(answer) !== JSON.stringify(before);
        if (isNews && !heldBack.delete(reading)) {
          heldBack.add(reading);
          return before;
        }
        shown.set(reading, answer);
        return answer;
      },
    },
    refusesWhatItTook: {
      sentence: 'One write of four is done, and refused in the answer.',
      at: writes,
      run: async ({ random }, handle) => {
        const answer = await handle();
        return isStruck(random) ? refusal : answer;
      },
    },
    appliesWhatItRefused: {
      sentence: 'One write of four is refused, and done before the next call.',
      at: /^\w+ \/api\/(?!v1\/auth\/)/,
      run: async ({ method, random }, handle) => {
        const waiting = late;
        late = [];
        for (const one of waiting) await one();
        if (method === 'GET' || !isStruck(random)) return handle();
        late.push(handle);
        return refusal;
      },
    },
  } satisfies Record<string, Quirk>;
};
