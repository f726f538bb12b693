import type { Browser } from 'playwright-core';
import { measureSpeed, referenceMs } from '../test/measureSpeed.ts';

/** Milliseconds of the loop in the browser of a machine that takes `referenceMs` in Node. */
const browserReferenceMs = 120;

/** Text, objects, sorting and elements, on one core; the best of five short loops. */
const loopInBrowser = (): number => {
  const loop = () => {
    const since = performance.now();
    let sum = 0;
    for (let round = 0; round < 100; round += 1) {
      const rows = Array.from({ length: 2_000 }, (_, index) => ({
        id: `${sum}${index}`,
        amount: (index * 7919) % 1_009,
      }));
      rows.sort((a, b) => a.amount - b.amount || (a.id < b.id ? -1 : 1));
      const list = document.createElement('ul');
      for (const { id } of rows.slice(0, 100)) list.appendChild(document.createElement('li')).textContent = id;
      document.body.replaceChildren(list);
      sum += JSON.stringify(rows).length + list.offsetHeight;
    }
    return performance.now() - since;
  };
  return Math.min(...Array.from({ length: 5 }, loop));
};

/** This machine's time for a fixed piece of work, beside the reference. */
export const describeSpeed = async (browser: Browser): Promise<string> => {
  const page = await browser.newPage();
  const inBrowser = await page.evaluate(loopInBrowser);
  await page.close();
  const ratio = measureSpeed();
  const text = (ms: number, reference: number) =>
    `${ms.toFixed(0)} ms (${(ms / reference).toFixed(2)} × the reference of ${reference} ms)`;
  return `a fixed piece of work takes ${text(ratio * referenceMs, referenceMs)} in Node and ${text(inBrowser, browserReferenceMs)} in the browser`;
};
