/** How strictly others should take what is not named. */
export const spfPolicies = ['~all', '-all', '?all'] as const;

/** How strictly others should take what is not named. */
export type SpfPolicy = (typeof spfPolicies)[number];

/** Who may send mail for a domain, term by term (`include:…`, `ip4:…`, `a`, `mx`), and how strictly. */
export type Spf = { terms: readonly string[]; policy: SpfPolicy };

/** Others ask at most so many questions for one text (RFC 7208). */
export const spfLookupLimit = 10;

/** True if a text is an SPF record. */
export const isSpf = (text: string): boolean => /^v=spf1(\s|$)/i.test(text);

const isAll = (word: string): boolean => /^[-~?+]?all$/i.test(word);

/** The domain whose SPF record an SPF record hands everything over to; null where it does not, as beside an `all` (RFC 7208). */
export const spfRedirectOf = (text: string): string | null => {
  if (!isSpf(text)) return null;
  const words = text.trim().split(/\s+/);
  const redirect = words.find((word) => /^redirect=./i.test(word));
  return redirect === undefined || words.some(isAll) ? null : redirect.slice('redirect='.length);
};

/**
 * Reads an SPF record; null where the text is none. What ends it otherwise than we write counts as lenient. We write an end of our own,
 * beside which `redirect=` is dead: the domain it hands over to is included instead.
 */
export const readSpf = (text: string): Spf | null => {
  if (!isSpf(text)) return null;
  const [, ...words] = text.trim().split(/\s+/);
  const policy = spfPolicies.find((known) => words.some((word) => word.toLowerCase() === known));
  const redirect = spfRedirectOf(text);
  const terms = words.filter((word) => !isAll(word) && !/^redirect=/i.test(word));
  return { terms: redirect === null ? terms : [...terms, `include:${redirect}`], policy: policy ?? '~all' };
};

/** Writes an SPF record. */
export const writeSpf = ({ terms, policy }: Spf): string => ['v=spf1', ...terms, policy].join(' ');

/** Two SPF records as one, which is all a domain may have: everybody either names, as leniently as the more lenient one. */
export const mergeSpf = (first: Spf, second: Spf): Spf => {
  const known = new Set(first.terms.map((term) => term.toLowerCase()));
  const lenient = (['?all', '~all', '-all'] as const).find(
    (policy) => first.policy === policy || second.policy === policy,
  );
  return {
    terms: [...first.terms, ...second.terms.filter((term) => !known.has(term.toLowerCase()))],
    policy: lenient ?? first.policy,
  };
};

/** How many questions a text itself makes others ask; what it includes may add more. */
export const spfLookupsOf = ({ terms }: Pick<Spf, 'terms'>): number =>
  terms.filter((term) => /^[-~?+]?(include:|a$|a[:/]|mx$|mx[:/]|ptr|exists:)/i.test(term)).length;

/** What others should do with mail that fails (DMARC). */
export const dmarcPolicies = ['none', 'quarantine', 'reject'] as const;

/** What others should do with mail that fails. */
export type DmarcPolicy = (typeof dmarcPolicies)[number];

/** Writes a DMARC record; `reportTo` are mail addresses, `percent` 1 to 100. */
export const writeDmarc = ({
  policy,
  reportTo = [],
  percent = 100,
}: {
  policy: DmarcPolicy;
  reportTo?: readonly string[];
  percent?: number;
}): string =>
  [
    'v=DMARC1',
    `p=${policy}`,
    ...(percent < 100 ? [`pct=${percent}`] : []),
    ...(reportTo.length > 0 ? [`rua=${reportTo.map((address) => `mailto:${address}`).join(',')}`] : []),
  ].join('; ');
