import type { Entry } from '../../packages/api/src/assumptions/index.ts';

/** The result of one check. `not judged`: the provider answered, but the account has nothing to judge by. */
export type Status = 'as specified' | 'richer' | 'differs' | 'not offered' | 'not reached' | 'not judged' | 'not asked';

/** The part of the portal that fails: none, one page or one value, or every page. `unknown`: the provider was not reached. */
type Weight = 'none' | 'gap' | 'broken' | 'unknown';

/** One line of the report. `details` say what was found; `settings` say which setting may fit. */
export type Line = {
  call: string;
  status: Status;
  weight: Weight;
  details: readonly string[];
  settings: readonly string[];
};

export type Verdict = 'fits' | 'fits with gaps' | 'does not fit' | 'not checked';

type Judged = { origin: string; lines: readonly Line[]; verdict: Verdict; sentence: string };

/** The verdict with its lines, and what the same answers say about our assumptions (docs/decisions/0029); these change no verdict. */
export type Report = Judged & { assumptions: readonly Entry[] };

/** Status of the process for each verdict (docs/deploy.md). */
export const exitStatusOf: Record<Verdict, number> = {
  fits: 0,
  'fits with gaps': 1,
  'does not fit': 2,
  'not checked': 3,
};

export const lineOf = (call: string, status: Status, given: Partial<Omit<Line, 'call' | 'status'>> = {}): Line => ({
  call,
  status,
  weight: 'none',
  details: [],
  settings: [],
  ...given,
});

const named = (lines: readonly Line[]): string => lines.map(({ call }) => call).join(', ');

const countOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** The verdict over all lines, and its one sentence. */
export const judge = (origin: string, lines: readonly Line[]): Judged => {
  const broken = lines.filter(({ weight }) => weight === 'broken');
  const unknown = lines.filter(({ weight }) => weight === 'unknown');
  const gaps = lines.filter(({ weight }) => weight === 'gap');
  const unjudged = lines.filter(({ status }) => status === 'not judged');
  const without = unjudged.length === 0 ? '' : ` ${countOf(unjudged.length, 'check')} had nothing to judge by.`;
  if (broken.length > 0) {
    const sentence = `The provider does not fit: the portal cannot work until this is mended: ${named(broken)}.`;
    return { origin, lines, verdict: 'does not fit', sentence };
  }
  if (unknown.length > 0) {
    const sentence = `The provider could not be checked wholly: no usable answer came to ${named(unknown)}.`;
    return { origin, lines, verdict: 'not checked', sentence };
  }
  if (gaps.length > 0) {
    const sentence = `The provider fits with gaps: the portal works without what is missing in ${named(gaps)}.${without}`;
    return { origin, lines, verdict: 'fits with gaps', sentence };
  }
  return { origin, lines, verdict: 'fits', sentence: `The provider fits.${without}` };
};
