/** An SPF record names the permitted senders of a domain's mail. Receivers know it by a plain space (RFC 7208). */
export const isSpf = (text: string): boolean => /^v=spf1( |$)/i.test(text);

/** An SPF record with the terms that it lacks before its end, `all` or `redirect=`; all else stays where it is. */
export const withSpfTerms = (text: string, terms: readonly string[]): string => {
  const known = new Set(text.toLowerCase().split(/\s+/));
  const missing = terms.filter((term) => !known.has(term.toLowerCase()));
  if (missing.length === 0) return text;
  const end = /\s+(?:[-~?+]?all|redirect=\S*)(?=\s|$)/i.exec(text)?.index ?? text.trimEnd().length;
  return `${text.slice(0, end)} ${missing.join(' ')}${text.slice(end)}`;
};

export const isDmarc = (text: string): boolean => /^v=DMARC1\s*(;|$)/i.test(text);

/** The DMARC policies for mail that fails the check. */
export const dmarcPolicies = ['none', 'quarantine', 'reject'] as const;

export type DmarcPolicy = (typeof dmarcPolicies)[number];
