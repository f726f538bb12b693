import type { Settings } from '../../apps/portal/src/settings/settings.ts';
import type { Me } from '../../packages/api/src/index.ts';
import { type DnsDomain, regionCodes, type Transaction } from '../../packages/domain/src/index.ts';
import type { Asked } from './asking.ts';
import { resultOf } from './checkRead.ts';
import { describeHost } from './describeHost.ts';
import { valueAt } from './paths.ts';
import { type Line, lineOf } from './report.ts';

/** Milliseconds by which two right clocks may differ. */
const clockTolerance = 60_000;
/** Compares the provider's clock with this machine's. */
export const clockLine = (asked: Asked, now: number): Line => {
  const date = Date.parse((asked.seen?.kind === 'answer' && asked.seen.headers.get('date')) || '');
  if (Number.isNaN(date)) return lineOf('clock', 'not judged', { details: ['the answer has no Date'] });
  const seconds = Math.round((date - now) / 1000);
  if (Math.abs(seconds) * 1000 <= clockTolerance) return lineOf('clock', 'as specified');
  const side = seconds > 0 ? 'ahead of' : 'behind';
  return lineOf('clock', 'differs', {
    details: [`it is ${Math.abs(seconds)} s ${side} this machine: one of the two is wrong`],
  });
};

const withFault = (line: Line, fault: string): Line => ({
  ...line,
  status: 'differs',
  weight: line.weight === 'none' ? 'gap' : line.weight,
  details: [fault, ...line.details],
});

/** The line of the customer with the faults that only the whole answer shows. */
export const withRegion = (line: Line, asked: Asked): Line => {
  const region = valueAt(resultOf(asked), 'region_code');
  const isUnknown = typeof region === 'string' && !regionCodes.some((code) => code === region);
  return isUnknown ? withFault(line, 'region_code is none of VN, AUD, USD, EURO: the portal shows dong') : line;
};

/** The rows that the portal could read. */
export const itemsOf = <Item>({ value }: Asked): readonly Item[] => {
  const items = valueAt(value, 'items');
  return Array.isArray(items) ? items : [];
};

/** The line of the transactions with a balance that contradicts the customer's. */
export const withBalance = (line: Line, asked: Asked, me: Me | undefined): Line => {
  const [newest] = itemsOf<Transaction>(asked).toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
  const isOther =
    me?.balance != null && newest?.endingBalance != null && newest.endingBalance.amount !== me.balance.amount;
  return isOther
    ? withFault(
        line,
        'ending_balance of the newest row is not the balance of the customer: the portal shows the former',
      )
    : line;
};

/** The end of the names of all nameservers, if no domain of the customer is below it. */
const nameserverSuffix = (domains: readonly DnsDomain[]): string | null => {
  const [first, ...others] = domains.flatMap(({ nameservers }) => nameservers.map((name) => name.split('.')));
  if (!first) return null;
  const common = first.filter((_, at) =>
    others.every((name) => name.slice(at - first.length).join('.') === first.slice(at).join('.')),
  );
  const suffix = (others.length === 0 ? first.slice(1) : common).join('.');
  const isCustomers = domains.some(({ name }) => suffix.endsWith(name) || name.endsWith(suffix));
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(suffix) && !isCustomers ? suffix : null;
};

/** The line of the domains with the setting that their nameservers suggest. */
export const withNameservers = async (line: Line, asked: Asked, settings: Settings): Promise<Line> => {
  const suffix = settings.nameserverSuffix === '' ? nameserverSuffix(itemsOf<DnsDomain>(asked)) : null;
  if (suffix === null || !(await describeHost(suffix)).isWhole) return line;
  const setting = `set NAMESERVER_SUFFIX=${suffix} if no customer has a name below it`;
  return { ...line, settings: [...line.settings, setting] };
};
