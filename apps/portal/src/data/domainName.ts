import { toAsciiName } from '@may/domain/dns/idn.ts';
import { toUnicode } from 'punycode/punycode.es6.js';

/** The Unicode form of a label. An `xn--` label stays encoded if its decoded form does not encode back to it. */
const shownLabel = (label: string): string => {
  try {
    const shown = toUnicode(label);
    return toAsciiName(shown) === label ? shown : label;
  } catch {
    return label;
  }
};

/** The Unicode form of a domain. */
export const shownDomain = (name: string): string => name.split('.').map(shownLabel).join('.');
