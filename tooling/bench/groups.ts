import type { Browser } from 'playwright-core';
import { type Address, usable } from '../usable.ts';
import type { Figures } from './figures.ts';
import { pressTwice } from './presses.ts';
import { searchRecords } from './searchRecords.ts';
import type { Visitor } from './slowPhone.ts';
import { visitAgain, visitFirst } from './visits.ts';

/** A measured case, run once in each round. */
export type Subject = {
  name: string;
  measure: () => Promise<Figures>;
  /** Upper limits of its figures, as printed. */
  targets?: Figures;
};

/** A table of the output: its subjects, and the columns of their figures. */
export type Group = {
  name: string;
  title: string;
  /** The subject whose figures are the unit of ratios. */
  floor?: Subject;
  subjects: readonly Subject[];
  columns: readonly { figure: string; heading: string; as: 'ratio' | 'shift' | 'ms' | 'kB' }[];
};

export type Bench = {
  browser: Browser;
  origin: string;
  session: Record<string, string>;
  floors: { bare: string; libraries: string };
};

const signedIn = ['/', '/transactions', '/invoice', '/payment'] as const;

/** Every group of measurements by its name for `--only`. */
export const groupsOf = ({ browser, origin, session, floors }: Bench): Group[] => {
  const floorAt = (url: string): Visitor => ({ browser, url, usable: ['h1'] });
  const at = (address: Address): Visitor => ({ browser, url: origin + address, usable: usable[address], session });

  const floor: Subject = { name: 'floor', measure: () => visitFirst(floorAt(floors.bare)) };
  const floorAgain: Subject = { name: 'floor', measure: () => visitAgain(floorAt(floors.bare)) };
  const firstTargets = { largestPaint: 1.5, usable: 1.5, shift: 0 };
  const firstColumns = [
    { figure: 'firstPaint', heading: 'first paint', as: 'ratio' },
    { figure: 'largestPaint', heading: 'largest paint', as: 'ratio' },
    { figure: 'usable', heading: 'usable', as: 'ratio' },
    { figure: 'shift', heading: 'layout shift', as: 'shift' },
  ] as const;

  return [
    {
      name: 'first',
      title: 'First visits',
      floor,
      columns: firstColumns,
      subjects: [
        floor,
        { name: 'floor + libraries', measure: () => visitFirst(floorAt(floors.libraries)) },
        {
          name: '/login',
          measure: () => visitFirst({ ...at('/login'), session: {} }),
          targets: { firstPaint: 0.5, largestPaint: 0.5, usable: 1.15, shift: 0 },
        },
        ...signedIn.map((address) => ({
          name: address,
          measure: () => visitFirst(at(address)),
          targets: firstTargets,
        })),
      ],
    },
    {
      name: 'english',
      title: 'First visit, English browser, remembered to read Vietnamese',
      floor,
      columns: firstColumns,
      subjects: [
        {
          name: '/',
          measure: () => visitFirst({ ...at('/'), locale: 'en-US', remembered: 'vi' }),
          targets: firstTargets,
        },
      ],
    },
    {
      name: 'second',
      title: 'Second visits',
      floor: floorAgain,
      columns: [
        { figure: 'firstPaint', heading: 'first paint', as: 'ratio' },
        { figure: 'usable', heading: 'usable', as: 'ratio' },
        { figure: 'rest', heading: 'all but API data', as: 'kB' },
        { figure: 'api', heading: 'API data', as: 'kB' },
      ],
      subjects: [
        floorAgain,
        ...signedIn.map((address) => ({
          name: address,
          measure: () => visitAgain(at(address)),
          targets: { firstPaint: 0.5, usable: 1.5, rest: 10 },
        })),
      ],
    },
    {
      name: 'clicks',
      title: 'From the press in the side menu of / to the page',
      columns: [
        { figure: 'coldFrame', heading: 'frame, cold', as: 'ms' },
        { figure: 'coldRows', heading: 'rows, cold', as: 'ms' },
        { figure: 'warmFrame', heading: 'frame, warm', as: 'ms' },
        { figure: 'warmRows', heading: 'rows, warm', as: 'ms' },
      ],
      subjects: (['/transactions', '/payment'] as const).map((address) => ({
        name: address,
        measure: () => pressTwice(at('/'), address),
        targets: { coldFrame: 100, warmFrame: 100 },
      })),
    },
    {
      name: 'search',
      title: 'From a letter in the search of 10,000 records to the rows it finds, at full speed and on a 4× slower CPU',
      columns: [
        { figure: 'first', heading: 'first letter', as: 'ms' },
        { figure: 'next', heading: 'next letter', as: 'ms' },
        { figure: 'slowNext', heading: 'next letter, 4× slower', as: 'ms' },
      ],
      subjects: [
        {
          name: '/dns/domain/{id}',
          measure: () =>
            searchRecords({
              browser,
              session,
              url: `${origin}/dns/domain/dom_1`,
              usable: ['main table:not([aria-busy]) tbody tr'],
            }),
          targets: { first: 100, next: 100 },
        },
      ],
    },
  ];
};
