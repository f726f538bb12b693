import type { Figures } from './figures.ts';
import type { Column, Group, Subject } from './groups.ts';

const shownAs = {
  ratio: { digits: 2, unit: '×' },
  shift: { digits: 3, unit: '' },
  ms: { digits: 0, unit: ' ms' },
  tenths: { digits: 1, unit: ' ms' },
  kB: { digits: 1, unit: ' kB' },
  count: { digits: 0, unit: '' },
} as const;

/** The target beside a figure, compared as printed. */
const verdict = (shown: string, target: number | undefined): string =>
  target === undefined ? '' : ` of ${target} ${Number(shown) <= target ? 'met' : 'MISSED'}`;

const turn = (lines: readonly string[][]): string[][] =>
  (lines[0] ?? []).map((_, place) => lines.map((line) => line[place] ?? ''));

/** A group's medians as text, each beside its target. */
export const tableOf = (
  { title, columns, subjects, turned }: Group,
  medians: ReadonlyMap<Subject, Figures>,
): string => {
  const figureOf = (subject: Subject | undefined, figure: string) =>
    (subject && medians.get(subject)?.[figure]) ?? Number.NaN;
  const every = (): Column[] =>
    Object.keys((subjects[0] && medians.get(subjects[0])) ?? {}).map((figure) => ({
      figure,
      heading: figure,
      as: 'count',
    }));
  const shown = columns ?? every();
  const cell = (subject: Subject, { figure, as, over, target = figure }: Column): string => {
    const divisor = over ? figureOf(over.subject, over.figure) : as === 'kB' ? 1000 : 1;
    const value = figureOf(subject, figure) / divisor;
    if (Number.isNaN(value)) return '–';
    const text = value.toFixed(shownAs[as].digits);
    return `${text}${shownAs[as].unit}${verdict(text, subject.targetOf?.(target))}`;
  };
  const floors = shown.flatMap(({ heading, over }) =>
    over ? [`${heading} ${figureOf(over.subject, over.figure).toFixed(0)} ms`] : [],
  );
  const table = [
    ['', ...shown.map(({ heading }) => heading)],
    ...subjects.map((subject) => [subject.name, ...shown.map((column) => cell(subject, column))]),
  ];
  const lines = turned ? turn(table) : table;
  const widthOf = (place: number) => 3 + Math.max(...lines.map((line) => line[place]?.length ?? 0));
  const text = lines.map((line) =>
    line
      .map((part, place) => part.padEnd(widthOf(place)))
      .join('')
      .trimEnd(),
  );
  return [`${title}${floors.length > 0 ? ` (1.00: ${floors.join(', ')})` : ''}`, ...text].join('\n');
};
