import type { Figures } from './figures.ts';
import type { Group, Subject } from './groups.ts';

const shownAs = {
  ratio: { digits: 2, unit: '×' },
  shift: { digits: 3, unit: '' },
  ms: { digits: 0, unit: ' ms' },
  kB: { digits: 1, unit: ' kB' },
} as const;

/** The target beside a figure, compared as printed. */
const verdict = (shown: string, target: number | undefined): string =>
  target === undefined ? '' : ` of ${target} ${Number(shown) <= target ? 'met' : 'MISSED'}`;

/** A group's medians as text, each beside its target. */
export const tableOf = ({ title, floor, columns, subjects }: Group, medians: ReadonlyMap<Subject, Figures>): string => {
  const floorFigures = floor && medians.get(floor);
  const cell = (subject: Subject, { figure, as }: Group['columns'][number]): string => {
    const value = medians.get(subject)?.[figure] ?? Number.NaN;
    const divisor = { ratio: floorFigures?.[figure] ?? Number.NaN, shift: 1, ms: 1, kB: 1000 }[as];
    const shown = (value / divisor).toFixed(shownAs[as].digits);
    return `${shown}${shownAs[as].unit}${verdict(shown, subject.targets?.[figure])}`;
  };
  const floorTexts = columns
    .filter(({ as }) => as === 'ratio')
    .map((column) => `${column.heading} ${floorFigures?.[column.figure]?.toFixed(0)} ms`);
  const lines = [
    ['', ...columns.map(({ heading }) => heading)],
    ...subjects.map((subject) => [subject.name, ...columns.map((column) => cell(subject, column))]),
  ];
  const widthOf = (place: number) => 3 + Math.max(...lines.map((line) => line[place]?.length ?? 0));
  const text = lines.map((line) =>
    line
      .map((part, place) => part.padEnd(widthOf(place)))
      .join('')
      .trimEnd(),
  );
  return [`${title}${floorTexts.length > 0 ? ` (the floor: ${floorTexts.join(', ')})` : ''}`, ...text].join('\n');
};
