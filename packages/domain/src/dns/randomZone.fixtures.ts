import { randomOf } from '../randomOf.ts';
import { isProxiable, type RecordType, recordTypes, ttlLimits, type ZoneRecord } from './records.ts';

/** Makes pseudo-random whole numbers below a bound, the same for each seed. */
const numbersOf = (seed: number) => {
  const random = randomOf(seed);
  return (below: number): number => Math.floor(random() * below);
};

const words = 'www mail a x-1 _dmarc * k1._domainkey dev.api __proto__ constructor 0 shop'.split(' ');
const texts = [
  'v=spf1 include:_spf.example.net ~all',
  'quote " and \\ backslash',
  'semi;colon (and) brackets',
  'Xin chào, thế giới 🌏',
  ' spaces  kept ',
  'k=rsa; p=',
  '@',
  '$TTL 5',
];

/** A valid zone of `size` records, the same for each seed; for tests and stories. */
export const randomZone = (seed: number, size: number, domain = 'example.com'): ZoneRecord[] => {
  const below = numbersOf(seed);
  const pick = <Entry>(entries: readonly [Entry, ...Entry[]]): Entry => entries[below(entries.length)] ?? entries[0];
  const group = () => below(65_536).toString(16);
  const host = () => `h${below(1_000_000)}.${below(2) === 0 ? domain : 'example.net'}`;
  const byType: Record<RecordType, () => string> = {
    A: () => `${1 + below(223)}.${below(256)}.${below(256)}.${below(256)}`,
    AAAA: () => `2001:db8:${group()}:1:1:1:1:${1 + below(9)}`.replaceAll(':0:', ':1:'),
    CNAME: host,
    TXT: () =>
      `${pick(['', 'p', 'é', '"'])}${texts[below(texts.length)]} ${'k'.repeat(below(5) === 0 ? below(700) : 0)}${below(1e9)}`,
    MX: host,
    NS: host,
  };
  const zone: ZoneRecord[] = [];
  const taken = new Set<string>();
  while (zone.length < size) {
    const type = recordTypes[below(recordTypes.length)] ?? 'A';
    const name =
      below(6) === 0 && type !== 'NS' ? '@' : `${words[below(words.length)]}${below(3) === 0 ? '' : below(size * 2)}`;
    const safeName = name.startsWith('*') ? '*' : name;
    const values = Array.from({ length: type === 'CNAME' ? 1 : 1 + below(3) }, byType[type]);
    const isNew = values.every((value) => !taken.has(`${safeName} ${type} ${value}`));
    const isFree = type !== 'CNAME' || !taken.has(`${safeName} CNAME`);
    if (!isNew || !isFree || new Set(values).size < values.length) continue;
    for (const value of values) taken.add(`${safeName} ${type} ${value}`);
    taken.add(`${safeName} ${type}`);
    zone.push({
      id: `rec_${seed}_${zone.length}`,
      name: safeName,
      type,
      values,
      ttl: ttlLimits.minimum + below(ttlLimits.maximum - ttlLimits.minimum),
      priority: type === 'MX' ? below(65_536) : null,
      proxied: isProxiable(type) && below(2) === 0,
    });
  }
  return zone;
};
