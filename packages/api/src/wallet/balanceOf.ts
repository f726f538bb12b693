import type { Me } from '../auth/auth.schemas.ts';
import type { Money } from '../money/Money.ts';
import type { Transaction } from './wallet.schemas.ts';

/** The wallet balance: the newest dated transaction's ending balance, else `me.balance`; an older one would be a stale truth. */
export function balanceOf(
  transactions: readonly Pick<Transaction, 'createdAt' | 'endingBalance'>[],
  me: Pick<Me, 'balance'>,
): Money | null {
  let newest: { time: number; endingBalance: Money | null } | null = null;
  for (const { createdAt, endingBalance } of transactions) {
    const time = createdAt === null ? Number.NaN : Date.parse(createdAt);
    if (time > (newest?.time ?? Number.NEGATIVE_INFINITY)) newest = { time, endingBalance };
  }
  return newest?.endingBalance ?? me.balance;
}
