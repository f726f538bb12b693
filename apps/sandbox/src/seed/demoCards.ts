import { cardRow } from '../cards/cards.ts';
import type { cards } from '../cards/cardTables.ts';

const day = 24 * 60 * 60 * 1000;

const monthOf = (moment: number) => {
  const date = new Date(moment);
  return { expMonth: date.getUTCMonth() + 1, expYear: date.getUTCFullYear() };
};

/** Linked cards of the demo customers, oldest first: one valid for years, one that expires within 60 days, one expired. */
export const demoCards = (now: Date): (typeof cards.$inferInsert)[] => {
  const linked = (daysAgo: number) => {
    const moment = new Date(now.getTime() - daysAgo * day);
    return { createdAt: moment, linkedAt: moment };
  };
  const untilAugust2030 = { expMonth: 8, expYear: 2030 };
  const demo = { userId: 'usr_demo', isDefault: false };
  return [
    // The month of a day 28 days ahead ends within 59 days.
    { ...demo, ...cardRow('amex'), ...monthOf(now.getTime() - 40 * day), ...linked(390), id: 'pm_demoAmex' },
    {
      ...demo,
      ...cardRow('mastercard'),
      ...monthOf(now.getTime() + 28 * day),
      ...linked(300),
      id: 'pm_demoMastercard',
    },
    { ...demo, ...cardRow('visa'), ...untilAugust2030, ...linked(200), id: 'pm_demoVisa', isDefault: true },
    { ...cardRow('visa'), ...untilAugust2030, ...linked(100), userId: 'usr_aud', id: 'pm_audVisa', isDefault: true },
  ];
};
