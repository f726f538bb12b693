import type { AssumptionRow } from './assumptions.ts';

/** The list as plain text in English, for a letter to the portal's makers; it has no value of an answer. */
export const letterOf = (rows: readonly AssumptionRow[]): string =>
  rows
    .map(({ id, line, call, assumes, standing, shapes }) => {
      const sent = shapes.length > 0 ? ` (sent: ${shapes.join(', ')})` : '';
      return `${standing.toUpperCase()}${sent}: ${id}, line ${line}, ${call ?? 'no call'}\n    ${assumes}`;
    })
    .join('\n');
