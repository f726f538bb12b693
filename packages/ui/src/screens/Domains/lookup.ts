/** Public lookup pages of registrations: VNNIC for `.vn`, ICANN for other endings. */
export const lookups = { vnnic: 'https://whois.vnnic.vn', icann: 'https://lookup.icann.org' } as const;

/** The lookup page for this name. */
export const lookupOf = (name: string): { service: keyof typeof lookups; href: string } => {
  const service = name === 'vn' || name.endsWith('.vn') ? 'vnnic' : 'icann';
  return { service, href: lookups[service] };
};
