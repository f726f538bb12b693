import { type Finding, type Heard, isRow, isText } from './heard.ts';

/** Something that the specification leaves open and the portal takes for granted. */
export type Assumption = {
  /** The line of docs/specification.md that leaves it open. */
  line: number;
  /** The call whose answers show it, as in endpoints.ts; `any` for every call, null if no answer can show it. */
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}` | 'any' | null;
  /** Our assumption, in one sentence. */
  assumes: string;
  judge: (heard: Heard) => Finding;
};

/** Says nothing: no answer can show it. */
export const silent = (): Finding => null;

/** Held if an answer came, not held if the provider has no such call. */
export const isOffered = ({ status }: Heard): Finding =>
  status === 404 || status === 405 || status === 501 ? 'not held' : status >= 200 && status < 300 ? 'held' : null;

/** The fields of rows beyond those of the specification, by their number alone. */
export const onlyFields = (rows: readonly unknown[], known: readonly string[]): Finding => {
  const most = Math.max(
    -1,
    ...rows.filter(isRow).map((row) => Object.keys(row).filter((name) => !known.includes(name)).length),
  );
  return most < 0 ? null : most === 0 ? 'held' : { odd: most === 1 ? '1 further field' : `${most} further fields` };
};

/** True for a moment with a time zone, or in seconds. */
export const withZone = (value: unknown): boolean =>
  typeof value === 'number' || (isText(value) && (/(?:Z|[+-]\d\d:?\d\d)$/.test(value) || /^\d+$/.test(value)));

/** An amount or a number as a number, or as a text of one. */
export const isAmount = (value: unknown): boolean =>
  typeof value === 'number' || (isText(value) && /^[-−+]?[\d.,\s]+$/.test(value));
