import type { LocalMethod } from '@may/domain/top-up/topUp.ts';
import type { TransactionStatus } from '@may/domain/wallet/transaction.ts';

/**
 * Fields of a paid invoice. `paid` has all of them and keeps its amount_due. `remainder` has no status but a remainder of 0. `bare` has only an
 * amount_due of 0, the specification's own form.
 */
type PaidInvoice = 'paid' | 'remainder' | 'bare';

/** Days before the day of seeding, an hour in UTC, and an amount in minor units. */
type When = { daysAgo: number; hour: number; amount: number };
/** `{month}` in a description is replaced by the month of the event. */
type Charge = When & { kind: 'charge'; description: string; invoice?: PaidInvoice };
type TopUp = When & { kind: 'topUp'; method: LocalMethod };

/** A charge may have the invoice that charged it; an unsettled payment failed or was cancelled. */
export type AccountEvent =
  | TopUp
  | Charge
  | (Omit<Charge, 'kind' | 'invoice'> & { kind: 'refund' })
  | (Omit<Charge, 'kind' | 'invoice'> & { kind: 'invoice'; invoice: 'open' | 'draft' })
  | (Omit<TopUp, 'kind'> & { kind: 'unsettled'; status: Exclude<TransactionStatus, 'succeeded' | 'pending'> });

/** The events of one account, in any order. */
export type AccountHistory = readonly AccountEvent[];

const topUp = (daysAgo: number, hour: number, amount: number, method: LocalMethod): TopUp => {
  return { kind: 'topUp', daysAgo, hour, amount, method };
};
const charge = (daysAgo: number, hour: number, amount: number, description: string): Charge => {
  return { kind: 'charge', daysAgo, hour, amount, description };
};

const methods = ['vietqr', 'vnpay', 'vietqr', 'atm', 'alepay', 'internationalCard'] as const;
const methodOf = (month: number): LocalMethod => methods[month % 6] ?? 'vietqr';

const months = (count: number): number[] => Array.from({ length: count }, (_, index) => count - index);

/** One customer in Hà Nội with a growing set of servers: twelve months, one unpaid invoice, one draft, one refund. */
export const yearInHanoi: AccountHistory = [
  ...months(12).flatMap((month): AccountEvent[] => {
    const day = month * 30;
    const servers = month > 8 ? 1 : month > 4 ? 2 : 3;
    const invoice: PaidInvoice = month === 5 ? 'remainder' : month === 12 ? 'bare' : 'paid';
    const disk = 80_000 + 40_000 * (servers - 1);
    const second = topUp(day - 20, 20, 200_000 + (month % 2) * 300_000, methodOf(month + 3));
    return [
      topUp(day - 1, 9, servers * 500_000, methodOf(month)),
      { ...charge(day - 3, 7, 320_000 * servers, `Máy chủ WordPress × ${servers}, tháng {month}`), invoice },
      charge(day - 9, 7, disk, `Ổ cứng SSD ${10 + 10 * servers} GB, tháng {month}`),
      charge(day - 15, 14, 45_000 + (month % 4) * 5_500, 'Băng thông vượt gói, tháng {month}'),
      ...(month % 3 === 0 ? [] : [second]),
    ];
  }),
  charge(201, 10, 750_000, 'Gia hạn tên miền congtyanh.vn, 1 năm'),
  { ...charge(96, 16, 160_000, 'Hoàn tiền máy chủ thử nghiệm đã xóa'), kind: 'refund' },
  topUp(6, 11, 2_000_000, 'vietqr'),
  charge(2, 8, 120_000, 'Sao lưu tự động hằng ngày, tháng {month}'),
  { ...topUp(61, 21, 1_000_000, 'atm'), kind: 'unsettled', status: 'failed' },
  { ...topUp(18, 13, 500_000, 'alepay'), kind: 'unsettled', status: 'cancelled' },
  { ...charge(1, 7, 960_000, 'Máy chủ WordPress × 3, tháng {month}'), kind: 'invoice', invoice: 'open' },
  { ...charge(0, 0, 160_000, 'Nâng cấp ổ cứng SSD 40 GB'), kind: 'invoice', invoice: 'draft' },
];

/** A small studio in Sydney: six months, cents everywhere, one unpaid invoice. */
export const studioInSydney: AccountHistory = [
  ...months(6).flatMap((month): AccountEvent[] => [
    topUp(month * 30 - 2, 10, 3000 + (month % 3) * 1000, 'creditCard'),
    { ...charge(month * 30 - 5, 6, 1895 + month * 5, 'WordPress server, monthly plan {month}'), invoice: 'paid' },
    charge(month * 30 - 12, 6, 425, 'SSD disk 20 GB, {month}'),
  ]),
  { ...charge(40, 15, 425, 'Refund: disk removed early'), kind: 'refund' },
  { ...charge(1, 6, 1895, 'WordPress server, monthly plan {month}'), kind: 'invoice', invoice: 'open' },
];
