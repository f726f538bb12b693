import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../..', import.meta.url));

/** The files that write an amount into a text of their own: a price, a button that pays, a field, or what it pays for. */
const open = [
  'components/BalanceCurve/BalanceCurve.tsx',
  'components/MoneyField/MoneyField.tsx',
  'patterns/MonthlyCost/CostBreakdown.tsx',
  'screens/Faq/FaqScreen.tsx',
  'screens/OrderProgress/PaymentFailure.tsx',
  'screens/OrderServer/DiskSection.tsx',
  'screens/OrderServer/Preflight.tsx',
  'screens/OrderServer/Review.tsx',
  'screens/ServerUpgrade/CostChange.tsx',
  'screens/ServerUpgrade/DiskChoice.tsx',
  'screens/ServerUpgrade/FailureBanner.tsx',
  'screens/ServerUpgrade/usePlanColumns.tsx',
  'screens/TopUp/AmountSection.tsx',
  'screens/TopUp/Summary.tsx',
  'screens/roomySize.ts',
];

it('an amount that is written into a text passes through Private, or its file is named as one of prices', () => {
  const writers = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (path) => !/\.(test|stories|fixtures)\./.test(path) && path !== 'format/formatMoney.ts',
  );
  const found = writers.filter((path) => {
    const text = readFileSync(`${source}/${path}`, 'utf8');
    return /\bformatMoney\(/.test(text) && !/<Private>|usePrivateText\(/.test(text);
  });
  expect(found.toSorted()).toEqual(open.toSorted());
});
