import { describe, expect, it } from 'vitest';
import { readTransactionCode } from './readTransactionCode.ts';

const read = (query: string) => readTransactionCode(new URLSearchParams(query));

describe('readTransactionCode', () => {
  it('finds the code in the parameter of a bank', () => {
    const queries = 'transId=MAY1 vnp_transId=MAY1 a_transIdx=MAY9&transId=MAY1 transId=MAY1&transId=MAY1';
    for (const query of queries.split(' ')) expect.soft(read(query), query).toBe('MAY1');
  });

  it('finds no code in any other query', () => {
    const queries =
      'code=MAY1 transId= transId=MAY1&transId=MAY2 a_transId=MAY1&b_transId=MAY2 transId=1%26transactionCode%3D2 transId=../../auth/me';
    for (const query of ['', ...queries.split(' '), `transId=${'9'.repeat(65)}`, 'transId=%3Csvg%20onload%3D1%3E'])
      expect.soft(read(query), query).toBeNull();
  });
});
