/** Selectors that tell how far a page is; a mark is reached once each of its selectors has a visible match. */
export type Marks = {
  /** The customer's own values. A match in a busy part is not counted. */
  figures: readonly string[];
  /** Only matches that React rendered or hydrated are counted, so a press is answered. */
  usable: readonly string[];
};

/** The spoken text of an amount; a skeleton has no text. */
const money = '[aria-hidden=true] + span:not(:empty)';

const marks = (figures: readonly string[], usable: readonly string[] = []): Marks => ({
  figures,
  usable: ['header button', ...figures, ...usable],
});

/** The pages that are measured, by their address. */
export const measuredPages = {
  // The balance, the latest transactions, the latest invoices.
  '/': marks([
    `main section:has(h3) ${money}:not(li *)`,
    'main section:not(:has(h3)) li time',
    `main table[role=table] tbody ${money}`,
  ]),
  '/transactions': marks(['main table[role=table] tbody tr time']),
  '/payment': marks([`main h1 + div ${money}`], ['html[data-hydrated] main [type=radio]:enabled:not([inert] *)']),
} as const satisfies Record<string, Marks>;

export type Address = keyof typeof measuredPages;

export const measuredAddresses = Object.keys(measuredPages) as Address[];
