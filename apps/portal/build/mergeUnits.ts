import { idleParts } from './pageModules.ts';

/** Minified characters that a file may bring without need, for each page that then fetches one file less over HTTP/1.1 (docs/decisions/0005). */
const costOfFile = 4_000;

/** The pages where most visits begin, and the parts that they fetch when idle: bytes that they do not need count more. */
const firstPlaces = ['dashboard', 'login', 'payment', 'transactions', 'invoices', 'wordpress', 'domains', ...idleParts];
const weightOf = (place: string): number => (firstPlaces.includes(place) ? 4 : 1);

type Unit = {
  names: string[];
  users: Set<string>;
  bytes: number;
};

/** Characters that are saved if two units travel in one file; negative if other pages would fetch more than that. */
const gainOf = (one: Unit, other: Unit): number => {
  let gain = 0;
  for (const place of one.users) gain += weightOf(place) * (other.users.has(place) ? costOfFile : -other.bytes);
  for (const place of other.users) if (!one.users.has(place)) gain -= weightOf(place) * one.bytes;
  return gain;
};

const join = (one: Unit, other: Unit): Unit => ({
  names: [...one.names, ...other.names],
  users: new Set([...one.users, ...other.users]),
  bytes: one.bytes + other.bytes,
});

/**
 * Puts units of modules that mostly the same pages need into one file, the best pair first, until no pair gains. `places` has the units that
 * each page or late part needs. Returns the name of the file of each unit; the first file of all (`start`) stays as it is.
 */
export const mergeUnits = (
  places: ReadonlyMap<string, ReadonlySet<string>>,
  bytesOf: ReadonlyMap<string, number>,
): Map<string, string> => {
  const names = new Set([...places.values()].flatMap((units) => [...units]));
  names.delete('start');
  let units: Unit[] = [...names].map((name) => ({
    names: [name],
    users: new Set([...places].flatMap(([place, needed]) => (needed.has(name) ? [place] : []))),
    bytes: bytesOf.get(name) ?? 0,
  }));
  for (;;) {
    const pairs = units.flatMap((one, index) =>
      units.slice(index + 1).map((other) => ({ one, other, gain: gainOf(one, other) })),
    );
    const best = pairs.reduce((found, pair) => (pair.gain > found.gain ? pair : found), {
      gain: 0,
    } as (typeof pairs)[number]);
    if (best.gain === 0) break;
    units = [...units.filter((unit) => unit !== best.one && unit !== best.other), join(best.one, best.other)];
  }
  // Named after a common group rather than after a file of the split build, whose name has a hash.
  const nameOf = ({ names }: Unit) =>
    names.find((name) => name === 'signedIn' || name === 'before') ??
    names.find((name) => !name.includes('/')) ??
    names[0] ??
    '';
  return new Map(units.flatMap((unit) => unit.names.map((name) => [name, nameOf(unit)])));
};
