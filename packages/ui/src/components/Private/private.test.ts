import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../../..', import.meta.url));

/** The files that write an amount into a text of their own: a price, a button that pays, a field, or what it pays for. */
const open = [
  'ui/src/components/MoneyField/MoneyField.tsx',
  'screens/src/servers/MonthlyCost/PlanPrice.tsx',
  'screens/src/dashboard/Dashboard/FirstSteps.tsx',
  'screens/src/help/Faq/FaqScreen.tsx',
  'screens/src/order/OrderProgress/PaymentFailure.tsx',
  'screens/src/order/OrderServer/DiskSection.tsx',
  'screens/src/order/OrderServer/Preflight.tsx',
  'screens/src/order/OrderServer/Review.tsx',
  'screens/src/servers/ServerUpgrade/CostChange.tsx',
  'screens/src/servers/ServerUpgrade/DiskChoice.tsx',
  'screens/src/servers/ServerUpgrade/FailureBanner.tsx',
  'screens/src/servers/ServerUpgrade/usePlanColumns.tsx',
  'screens/src/top-up/TopUp/AmountSection.tsx',
  'screens/src/top-up/TopUp/Summary.tsx',
  'ui/src/format/roomySize.ts',
];

it('an amount that is written into a text passes through Private, or its file is named as one of prices', () => {
  const writers = globSync('{ui,screens}/src/**/*.{ts,tsx}', { cwd: source }).filter(
    (path) => !/\.(test|stories|fixtures)\./.test(path) && path !== 'ui/src/format/formatMoney.ts',
  );
  const found = writers.filter((path) => {
    const text = readFileSync(`${source}/${path}`, 'utf8');
    return /\bformatMoney\(/.test(text) && !/<Private>|usePrivateText\(/.test(text);
  });
  expect(found.toSorted()).toEqual(open.toSorted());
});
