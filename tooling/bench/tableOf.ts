import type { Figures } from './figures.ts';
import type { Group, Subject } from './groups.ts';

const shownAs = {
  ratio: { digits: 2, unit: '×' },
  shift: { digits: 3, unit: '' },
  ms: { digits: 0, unit: ' ms' },
  kB: { digits: 1, unit: ' kB' },
} as const;

const verdict = (shown: string, target: number | undefined): string =>
  target === undefined ? '' : ` of ${target} ${Number(shown) <= target ? 'met' : 'MISSED'}`;

/** A group's medians as text, each beside its target. */
export const tableOf = ({ title, floor, columns, subjects }: Group, medians: ReadonlyMap<Subject, Figures>): string => {
  const unit = floor && medians.get(floor);
  const cell = (subject: Subject, { figure, as }: Group['columns'][number]): string => {
    const value = medians.get(subject)?.[figure] ?? Number.NaN;
    const divisor = { ratio: unit?.[figure] ?? Number.NaN, shift: 1, ms: 1, kB: 1000 }[as];
    const shown = (value / divisor).toFixed(shownAs[as].digits);
    return `${shown}${shownAs[as].unit}${verdict(shown, subject.targets?.[figure])}`;
  };
  const units = columns
    .filter(({ as }) => as === 'ratio')
    .map((column) => `${column.heading} ${unit?.[column.figure]?.toFixed(0)} ms`);
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
  return [`${title}${units.length > 0 ? ` (the floor: ${units.join(', ')})` : ''}`, ...text].join('\n');
};
