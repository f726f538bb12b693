import { describe, expect, it } from 'vitest';
import { readTransactionCode } from './readTransactionCode.ts';

const read = (query: string) => readTransactionCode(new URLSearchParams(query));

describe('readTransactionCode', () => {
  it.each([
    ['transId=MAY1', 'MAY1'],
    ['vnp_transId=MAY1', 'MAY1'],
    ['a_transIdx=MAY9&transId=MAY1', 'MAY1'],
    ['transId=MAY1&transId=MAY1', 'MAY1'],
  ])('finds the code in ?%s', (query, code) => {
    expect(read(query)).toBe(code);
  });

  it.each([
    '',
    'code=MAY1',
    'transId=',
    'transId=MAY1&transId=MAY2',
    'a_transId=MAY1&b_transId=MAY2',
    'transId=1%26transactionCode%3D2',
    'transId=../../auth/me',
    `transId=${'9'.repeat(65)}`,
    'transId=%3Csvg%20onload%3D1%3E',
  ])('finds no code in ?%s', (query) => {
    expect(read(query)).toBeNull();
  });
});
