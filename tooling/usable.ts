/** A row of data; a skeleton's table is marked busy. */
const row = 'main table:not([aria-busy]) tbody tr';

/** Selectors that are all visible once a measured page is usable. */
export const usable = {
  '/login': ['html[data-hydrated] input[type=password]'],
  '/': [row, 'main li time'],
  '/transactions': [row],
  '/invoice': [row],
  '/wordpress/srv_demoBienXanh': ['main dl dd'],
  '/payment': ['html[data-hydrated] main [role=radio]:not([aria-disabled=true], [inert] *)'],
} as const satisfies Record<string, readonly string[]>;

export type Address = keyof typeof usable;
