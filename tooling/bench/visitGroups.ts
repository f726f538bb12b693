import type { Browser } from 'playwright-core';
import { type Address, type Marks, measuredPages } from '../measuredPages.ts';
import type { Column, Group, Portal, Subject } from './groups.ts';
import type { Visitor } from './slowPhone.ts';
import { targetsOf } from './targets.ts';
import { visitTwice } from './visits.ts';

export type Choice = {
  browser: Browser;
  /** Addresses of the floors. */
  bare: string;
  libraries: string;
  /** The times by which the processor is slower. */
  cpu: number;
  pages: readonly Address[];
  /** False if no table of second visits is wanted, which take half of the time. */
  isSecondWanted: boolean;
};

const floorMarks: Marks = { page: ['h1'], figures: ['h1'], usable: ['h1'] };

/** The tables of each page's first and second visit at one speed of the processor. */
export const visitGroupsOf = (
  portals: readonly Portal[],
  { browser, bare, libraries, cpu, pages, isSecondWanted }: Choice,
): Group[] => {
  const floorAt = (name: string, url: string): Subject => {
    const visitor: Visitor = { browser, url, marks: floorMarks, cpu, isFloor: true };
    return { name, measure: () => visitTwice(visitor, isSecondWanted) };
  };
  const pageAt = (address: Address, portal: Portal, name: string = address, more: Partial<Visitor> = {}): Subject => {
    const { origin, suffix } = portal;
    const session = address === '/login' ? {} : portal.session;
    const visitor: Visitor = { browser, url: origin + address, marks: measuredPages[address], cpu, session, ...more };
    const targets = targetsOf(address, cpu);
    return {
      name: name + suffix,
      measure: () => visitTwice(visitor, isSecondWanted),
      targetOf: (figure) => targets[figure],
    };
  };
  const floor = floorAt('floor', bare);
  const floorWithLibraries = floorAt('floor + libraries', libraries);
  const translated = { locale: 'en-US', remembered: 'vi' };
  const subjects = [
    floor,
    floorWithLibraries,
    ...pages.flatMap((address) => portals.map((portal) => pageAt(address, portal))),
    ...(pages.includes('/')
      ? portals.map((portal) => pageAt('/', portal, '/ in Vietnamese by choice, English browser', translated))
      : []),
  ];
  const overFloor = (figure: string, heading: string, of = figure): Column => ({
    figure,
    heading,
    as: 'ratio',
    over: { subject: floor, figure: of },
  });
  const speed = `CPU ${cpu}×, slow 4G`;
  return [
    {
      name: 'first',
      title: `First visits, ${speed}: times ÷ the floor's`,
      subjects,
      columns: [
        overFloor('firstPaint', 'first paint'),
        overFloor('page', 'page'),
        overFloor('figures', 'figures'),
        overFloor('largestPaint', 'largest paint'),
        overFloor('usable', 'usable'),
        { figure: 'shift', heading: 'layout shift', as: 'shift' },
      ],
    },
    {
      name: 'work',
      title: `Main thread and files of first visits, ${speed}`,
      subjects,
      columns: [
        { figure: 'workUntilFigures', heading: 'until figures', as: 'ms' },
        { figure: 'workUntilUsable', heading: 'until usable', as: 'ms' },
        {
          figure: 'workUntilUsable',
          heading: '÷ libraries',
          as: 'ratio',
          over: { subject: floorWithLibraries, figure: 'workUntilUsable' },
          target: 'workRatio',
        },
        { figure: 'longestTask', heading: 'longest task', as: 'ms' },
        { figure: 'blocking', heading: 'blocking', as: 'ms' },
        { figure: 'requests', heading: 'requests', as: 'count' },
        { figure: 'script', heading: 'JS before usable', as: 'kB' },
        { figure: 'idleScript', heading: 'JS after', as: 'kB' },
      ],
    },
    {
      name: 'second',
      title: `Second visits, ${speed}: times ÷ the floor's second visit, figures ÷ the floor's FIRST visit`,
      subjects,
      columns: [
        overFloor('again.firstPaint', 'first paint'),
        overFloor('again.figures', 'figures', 'figures'),
        overFloor('again.usable', 'usable'),
        { figure: 'again.shift', heading: 'layout shift', as: 'shift' },
        { figure: 'again.workUntilUsable', heading: 'work until usable', as: 'ms' },
        { figure: 'again.blocking', heading: 'blocking', as: 'ms' },
        { figure: 'again.rest', heading: 'all but API data', as: 'kB' },
        { figure: 'again.api', heading: 'API data', as: 'kB' },
      ],
    },
  ];
};
