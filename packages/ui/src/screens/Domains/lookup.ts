/** Where anybody can look up who registered names: VNNIC for Vietnam's, ICANN for the others. */
export const lookups = { vnnic: 'https://whois.vnnic.vn', icann: 'https://lookup.icann.org' } as const;

/** Where this name can be looked up. */
export const lookupOf = (name: string): { who: keyof typeof lookups; href: string } => {
  const who = name === 'vn' || name.endsWith('.vn') ? 'vnnic' : 'icann';
  return { who, href: lookups[who] };
};
