/** The SPF policies for senders that the record does not name. */
export const spfPolicies = ['~all', '-all', '?all'] as const;

export type SpfPolicy = (typeof spfPolicies)[number];

/** An SPF record: its terms (`include:…`, `ip4:…`, `a`, `mx`) name the permitted senders of a domain's mail. */
export type Spf = { terms: readonly string[]; policy: SpfPolicy };

/** A mail server makes at most this number of DNS lookups for one SPF record (RFC 7208). */
export const spfLookupLimit = 10;

export const isSpf = (text: string): boolean => /^v=spf1(\s|$)/i.test(text);

const isAll = (word: string): boolean => /^[-~?+]?all$/i.test(word);

/** The target of `redirect=` in an SPF record. Null without one, and beside an `all` term, which disables it (RFC 7208). */
export const spfRedirectOf = (text: string): string | null => {
  if (!isSpf(text)) return null;
  const words = text.trim().split(/\s+/);
  const redirect = words.find((word) => /^redirect=./i.test(word));
  return redirect === undefined || words.some(isAll) ? null : redirect.slice('redirect='.length);
};

/**
 * Reads an SPF record; null for any other text. A missing or unsupported `all` term counts as `~all`. The target of `redirect=` becomes an
 * `include`, because the `all` term that we write would disable it.
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

/** Joins two SPF records, because a domain may have only one: the terms of both, and the more lenient policy. */
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

/** The number of DNS lookups of the terms themselves; included records may add more. */
export const spfLookupsOf = ({ terms }: Pick<Spf, 'terms'>): number =>
  terms.filter((term) => /^[-~?+]?(include:|a$|a[:/]|mx$|mx[:/]|ptr|exists:)/i.test(term)).length;

/** The DMARC policies for mail that fails the check. */
export const dmarcPolicies = ['none', 'quarantine', 'reject'] as const;

export type DmarcPolicy = (typeof dmarcPolicies)[number];

/** Writes a DMARC record; `reportTo` are mail addresses, `percent` is 1 to 100. */
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
