import { few, many, most } from './TableFrame.css.ts';

const from = (width: number, widthOfMany: number, widthOfMost: number) => (rules: Record<string, unknown>) => ({
  '@container': {
    [`${few} (min-width: ${width}px)`]: rules,
    [`${many} (min-width: ${widthOfMany}px)`]: rules,
    [`${most} (min-width: ${widthOfMost}px)`]: rules,
  },
});
/** Rules for a table that is wide enough for its columns, by its own width and their number. */
export const wide = from(560, 660, 840);
/** Rules for a table that has more width than its columns need. */
export const roomy = from(620, 760, 980);
