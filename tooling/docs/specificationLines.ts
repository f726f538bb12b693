/** The numbers of the lines that say something, in sections 1 to 9. Headings without a promise and blank lines are left out. */
const numbers =
  '3 7-17 22 25-27 30-33 36 39 42 45 48 50-58 61 64 67-73 76 79 82 85 87-88 90-91 94 97 100 103 107-123 127-142 146-154 158 162 ' +
  '166-197 200-206 210 214-238 242-256';

/** Each line of the specification that says something. */
export const specificationLines: ReadonlySet<number> = new Set(
  numbers.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, place) => first + place);
  }),
);
