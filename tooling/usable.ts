/** A row that was read: the table of a skeleton says that it is busy. */
const row = 'main table:not([aria-busy]) tbody tr';

/** What a measured page shows once it is usable: something for each selector. */
export const usable = {
  '/login': ['html[data-hydrated] input[type=password]'],
  '/': [row, 'main li time'],
  '/transactions': [row],
  '/invoice': [row],
  '/payment': ['html[data-hydrated] main [role=radio]:not([aria-disabled=true], [inert] *)'],
} as const satisfies Record<string, readonly string[]>;

/** The address of a measured page. */
export type Address = keyof typeof usable;
