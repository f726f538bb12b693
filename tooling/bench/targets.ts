import type { Address } from '../measuredPages.ts';
import type { Figures } from './figures.ts';

/** Upper limits of the figures of a page's two visits, as they are printed, at one speed of the processor. */
export const targetsOf = (address: Address, cpu: number): Figures => {
  const second = { 'again.firstPaint': 0.5, 'again.usable': 1.5, 'again.shift': 0, 'again.rest': 10 };
  if (address === '/login')
    return { firstPaint: 0.5, page: 0.5, largestPaint: 0.5, usable: 1.15, shift: 0, blocking: 100, ...second };
  return {
    firstPaint: 0.5,
    page: 0.5,
    ...(address !== '/wordpress/srv_demoBienXanh' && { figures: 0.9 }),
    largestPaint: 1.5,
    usable: 1.5,
    shift: 0,
    workRatio: 3,
    ...(cpu === 1 && { workUntilUsable: 700 }),
    blocking: 100,
    script: address === '/payment' ? 140 : 128,
    idleScript: 20,
    ...second,
    'again.figures': 0.4,
  };
};
