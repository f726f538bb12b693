import { createHash } from 'node:crypto';

/** Milliseconds of the loop on the two quiet cores of the budgets, where the whole quick lane took 280 s. */
const referenceMs = 158;

/** Work like that of the tests: text, objects, sorting and hashing, on one core. */
const loop = (): number => {
  const since = performance.now();
  let text = 'mây';
  for (let round = 0; round < 400; round += 1) {
    const rows = Array.from({ length: 2_000 }, (_, index) => ({
      id: `${text}${index}`,
      amount: (index * 7919) % 1_009,
    }));
    rows.sort((a, b) => a.amount - b.amount || (a.id < b.id ? -1 : 1));
    text = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 8);
  }
  return performance.now() - since;
};

/** This machine's slowness against the machine of the budgets: the best of five short loops. */
export const measureSpeed = (): number => Math.min(...Array.from({ length: 5 }, loop)) / referenceMs;
