import { describe, expect, it } from 'vitest';
import { readTransactionCode } from './readTransactionCode.ts';

const read = (query: string) => readTransactionCode(new URLSearchParams(query));

describe('readTransactionCode', () => {
  it('finds the code in the parameter of a bank', () => {
    for (const [query, code] of [
      ['transId=MAY1', 'MAY1'],
      ['vnp_transId=MAY1', 'MAY1'],
      ['a_transIdx=MAY9&transId=MAY1', 'MAY1'],
      ['transId=MAY1&transId=MAY1', 'MAY1'],
    ] as const)
      expect.soft(read(query), query).toBe(code);
  });

  it('finds no code in any other query', () => {
    for (const query of [
      '',
      'code=MAY1',
      'transId=',
      'transId=MAY1&transId=MAY2',
      'a_transId=MAY1&b_transId=MAY2',
      'transId=1%26transactionCode%3D2',
      'transId=../../auth/me',
      `transId=${'9'.repeat(65)}`,
      'transId=%3Csvg%20onload%3D1%3E',
    ])
      expect.soft(read(query), query).toBeNull();
  });
});
