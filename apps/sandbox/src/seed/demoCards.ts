import { cardRow } from '../cards/cards.ts';
import type { cards } from '../cards/cardTables.ts';

const day = 24 * 60 * 60 * 1000;

/** Linked cards of the demo customers, oldest first: one valid for years, one that expires within 60 days, one expired. */
export const demoCards = (now: Date): (typeof cards.$inferInsert)[] => {
  const dayAt = (days: number) => new Date(now.getTime() + days * day);
  const linked = (daysAgo: number) => ({ createdAt: dayAt(-daysAgo), linkedAt: dayAt(-daysAgo), isDefault: false });
  const expiring = (date: Date) => ({ expMonth: date.getUTCMonth() + 1, expYear: date.getUTCFullYear() });
  const visa = { ...cardRow('visa'), expMonth: 8, expYear: 2030 };
  const userId = 'usr_demo';
  return [
    { ...cardRow('amex'), ...expiring(dayAt(-40)), ...linked(390), id: 'pm_demoAmex', userId },
    // The month of a day 28 days ahead ends within 59 days.
    { ...cardRow('mastercard'), ...expiring(dayAt(28)), ...linked(300), id: 'pm_demoMastercard', userId },
    { ...visa, ...linked(200), id: 'pm_demoVisa', userId, isDefault: true },
    { ...visa, ...linked(100), id: 'pm_audVisa', userId: 'usr_aud', isDefault: true },
  ];
};
