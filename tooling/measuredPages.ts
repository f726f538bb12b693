/** Selectors that tell how far a page is; a mark is reached once each of its selectors has a visible match. */
export type Marks = {
  /** The page itself: its frame and its title. */
  page: readonly string[];
  /** The customer's own values. A match in a busy part is not counted. */
  figures?: readonly string[];
  /** Only matches that React rendered or hydrated are counted, so a press is answered. */
  usable: readonly string[];
};

/** The spoken text of an amount; a skeleton has no text. */
const money = '[aria-hidden=true] + span:not(:empty)';

/** The sum above a list. */
const total = `main p + div ${money}`;

/** A time in a row of data. */
const row = 'main table[role=table] tbody tr time';

const framed = (title: string, figures: readonly string[], usable: readonly string[] = []): Marks => ({
  page: ['header button', title],
  figures,
  usable: ['header button', ...figures, ...usable],
});

/** The pages that are measured, by their address. */
export const measuredPages = {
  '/login': { page: ['h1', 'input[type=password]'], usable: ['html[data-hydrated] input[type=password]'] },
  // The balance, the latest transactions, the latest invoices.
  '/': framed('main h1', [
    `main section:has(h3) ${money}:not(li *)`,
    'main section:not(:has(h3)) li time',
    `main table[role=table] tbody ${money}`,
  ]),
  '/transactions': framed('main h1', [row]),
  '/invoice': framed('main h1', [total, row]),
  '/payment': framed(
    'main h1',
    [`main h1 + div ${money}`],
    ['html[data-hydrated] main [type=radio]:enabled:not([inert] *)'],
  ),
  '/wordpress': framed('main h1', [total, row]),
  // Its title is the server's name; the trail is known before.
  '/wordpress/srv_demoBienXanh': framed('main nav a', ['main dl dd time']),
  '/dns': framed('main h1', [row]),
} as const satisfies Record<string, Marks>;

export type Address = keyof typeof measuredPages;

/** The addresses of the pages that are measured. */
export const measuredAddresses = Object.keys(measuredPages) as Address[];
