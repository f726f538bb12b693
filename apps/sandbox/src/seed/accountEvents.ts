import type { LocalMethod, TransactionStatus } from '@may/domain';

/** `amount` is in minor units, here and below. */
type TopUp = { kind: 'topUp'; amount: number; method: LocalMethod };
/** Spending; `invoice` is the shape of the invoice that charged it. */
type Charge = { kind: 'charge'; amount: number; description: string; invoice?: InvoiceShape };
type Refund = { kind: 'refund'; amount: number; description: string };
/** A payment that failed or was cancelled. */
type Unsettled = {
  kind: 'unsettled';
  amount: number;
  method: LocalMethod;
  status: Exclude<TransactionStatus, 'succeeded' | 'pending'>;
};
/** An unpaid invoice. */
type OpenInvoice = { kind: 'invoice'; amount: number; description: string; invoice: 'open' | 'draft' };

/**
 * Fields of a paid invoice. `paid` has all of them and keeps its amount_due. `remainder` has no status but a remainder of 0. `bare` has only an
 * amount_due of 0, the specification's own form.
 */
type InvoiceShape = 'paid' | 'remainder' | 'bare';
/** An event `daysAgo` days before the day of seeding, at an hour in UTC. `{month}` in a description is replaced by its month. */
export type AccountEvent = { daysAgo: number; hour: number } & (TopUp | Charge | Refund | Unsettled | OpenInvoice);
/** The events of one account, in any order. */
export type AccountHistory = readonly AccountEvent[];

const hanoiMethods: readonly LocalMethod[] = ['vietqr', 'vnpay', 'vietqr', 'atm', 'alepay', 'internationalCard'];

const months = (count: number): number[] => Array.from({ length: count }, (_, index) => count - index);

/** One customer in Hà Nội with a growing set of servers: twelve months, one unpaid invoice, one draft, one refund. */
export const yearInHanoi: AccountHistory = [
  ...months(12).flatMap((month): AccountEvent[] => {
    const daysAgo = month * 30;
    const [first, second] = [hanoiMethods[month % 6], hanoiMethods[(month + 3) % 6]];
    const servers = month > 8 ? 1 : month > 4 ? 2 : 3;
    const shape: InvoiceShape = month === 5 ? 'remainder' : month === 12 ? 'bare' : 'paid';
    return [
      ...(first
        ? [{ kind: 'topUp', daysAgo: daysAgo - 1, hour: 9, amount: servers * 500_000, method: first } as const]
        : []),
      {
        kind: 'charge',
        daysAgo: daysAgo - 3,
        hour: 7,
        amount: 320_000 * servers,
        description: `Máy chủ WordPress × ${servers}, tháng {month}`,
        invoice: shape,
      },
      {
        kind: 'charge',
        daysAgo: daysAgo - 9,
        hour: 7,
        amount: 80_000 + 40_000 * (servers - 1),
        description: `Ổ cứng SSD ${10 + 10 * servers} GB, tháng {month}`,
      },
      {
        kind: 'charge',
        daysAgo: daysAgo - 15,
        hour: 14,
        amount: 45_000 + (month % 4) * 5_500,
        description: `Băng thông vượt gói, tháng {month}`,
      },
      ...(second && month % 3 !== 0
        ? [
            {
              kind: 'topUp',
              daysAgo: daysAgo - 20,
              hour: 20,
              amount: 200_000 + (month % 2) * 300_000,
              method: second,
            } as const,
          ]
        : []),
    ];
  }),
  { kind: 'charge', daysAgo: 201, hour: 10, amount: 750_000, description: 'Gia hạn tên miền congtyanh.vn, 1 năm' },
  { kind: 'refund', daysAgo: 96, hour: 16, amount: 160_000, description: 'Hoàn tiền máy chủ thử nghiệm đã xóa' },
  {
    kind: 'topUp',
    daysAgo: 6,
    hour: 11,
    amount: 2_000_000,
    method: 'vietqr',
  },
  { kind: 'charge', daysAgo: 2, hour: 8, amount: 120_000, description: 'Sao lưu tự động hằng ngày, tháng {month}' },
  {
    kind: 'unsettled',
    daysAgo: 61,
    hour: 21,
    amount: 1_000_000,
    method: 'atm',
    status: 'failed',
  },
  {
    kind: 'unsettled',
    daysAgo: 18,
    hour: 13,
    amount: 500_000,
    method: 'alepay',
    status: 'cancelled',
  },
  {
    kind: 'invoice',
    daysAgo: 1,
    hour: 7,
    amount: 960_000,
    description: 'Máy chủ WordPress × 3, tháng {month}',
    invoice: 'open',
  },
  { kind: 'invoice', daysAgo: 0, hour: 0, amount: 160_000, description: 'Nâng cấp ổ cứng SSD 40 GB', invoice: 'draft' },
];

/** A small studio in Sydney: six months, cents everywhere, one unpaid invoice. */
export const studioInSydney: AccountHistory = [
  ...months(6).flatMap((month): AccountEvent[] => [
    {
      kind: 'topUp',
      daysAgo: month * 30 - 2,
      hour: 10,
      amount: 3000 + (month % 3) * 1000,
      method: 'creditCard',
    },
    {
      kind: 'charge',
      daysAgo: month * 30 - 5,
      hour: 6,
      amount: 1895 + month * 5,
      description: 'WordPress server, monthly plan {month}',
      invoice: 'paid',
    },
    { kind: 'charge', daysAgo: month * 30 - 12, hour: 6, amount: 425, description: 'SSD disk 20 GB, {month}' },
  ]),
  { kind: 'refund', daysAgo: 40, hour: 15, amount: 425, description: 'Refund: disk removed early' },
  {
    kind: 'invoice',
    daysAgo: 1,
    hour: 6,
    amount: 1895,
    description: 'WordPress server, monthly plan {month}',
    invoice: 'open',
  },
];
