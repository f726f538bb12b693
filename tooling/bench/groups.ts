import type { Browser } from 'playwright-core';
import { measuredPages } from '../measuredPages.ts';
import { controlsOf } from './controls.ts';
import type { Figures } from './figures.ts';
import { historyOf } from './history.ts';
import { pressMenu } from './presses.ts';
import { searchRecords } from './searchRecords.ts';
import { type Choice, visitGroupsOf } from './visitGroups.ts';
import { zoneGroupsOf } from './zones.ts';

/** A measured case, run once in each round. */
export type Subject = {
  name: string;
  measure: () => Promise<Figures>;
  /** The upper limit of a figure, as printed. */
  targetOf?: (figure: string) => number | undefined;
};

/** A column of a table: a figure of each subject. */
export type Column = {
  figure: string;
  heading: string;
  as: 'ratio' | 'shift' | 'ms' | 'tenths' | 'kB' | 'count';
  /** The figure that is the unit of a ratio. */
  over?: { subject: Subject; figure: string };
  /** Name of the target. @default the figure */
  target?: string;
};

/** A table of the output: its subjects, and the columns of their figures. */
export type Group = {
  name: string;
  title: string;
  subjects: readonly Subject[];
  /** @default every figure, without a unit */
  columns?: readonly Column[];
  /** True if each subject is a column, because it has many figures. */
  turned?: true;
};

/** A served build of the portal, and the session of its demo customer. */
export type Portal = {
  browser: Browser;
  origin: string;
  session: Record<string, string>;
  /** Stands after the names of its subjects if two builds are measured beside each other. */
  suffix: string;
};

const pressesOf = ({ browser, origin, session, suffix }: Portal): Subject[] =>
  (['/', '/transactions', '/payment'] as const).map((address) => {
    const visitor = { browser, session, url: origin + address, marks: measuredPages[address], cpu: 4 };
    return {
      name: `from ${address}${suffix}`,
      measure: () => pressMenu(visitor, address),
      targetOf: (figure) => (figure.endsWith('Frame') ? 100 : undefined),
    };
  });

const searchOf = ({ browser, origin, session, suffix }: Portal): Subject => {
  const row = ['main table:not([aria-busy]) tbody tr'];
  const visitor = { browser, session, url: `${origin}/dns/domain/dom_1`, marks: { page: row, usable: row }, cpu: 1 };
  return {
    name: `/dns/domain/{id}${suffix}`,
    measure: () => searchRecords(visitor),
    targetOf: (figure) => (figure === 'slowNext' ? undefined : 100),
  };
};

/** Every group of measurements by its name for `--only`. */
export const groupsOf = (
  portals: readonly Portal[],
  { cpus, ...choice }: Omit<Choice, 'cpu'> & { cpus: readonly number[] },
): Group[] => [
  ...cpus.flatMap((cpu) => visitGroupsOf(portals, { ...choice, cpu })),
  {
    name: 'clicks',
    title:
      'From a press in the side menu to the frame and the title of the next page, the slowest entry; CPU 4×, slow 4G',
    columns: [
      { figure: 'coldFrame', heading: 'frame, cold', as: 'ms' },
      { figure: 'coldTitle', heading: 'title, cold', as: 'ms' },
      { figure: 'warmFrame', heading: 'frame, warm', as: 'ms' },
      { figure: 'warmTitle', heading: 'title, warm', as: 'ms' },
    ],
    subjects: portals.flatMap(pressesOf),
  },
  {
    name: 'search',
    title: 'From a letter in the search of 10,000 records to the rows it finds, at full speed and on a 4× slower CPU',
    columns: [
      { figure: 'first', heading: 'first letter', as: 'ms' },
      { figure: 'next', heading: 'next letter', as: 'ms' },
      { figure: 'slowNext', heading: 'next letter, 4× slower', as: 'ms' },
    ],
    subjects: portals.map(searchOf),
  },
  ...zoneGroupsOf(portals, cpus),
  controlsOf(portals),
  ...portals.map(historyOf),
];
