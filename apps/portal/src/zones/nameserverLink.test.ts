import { toAsciiName } from '@may/domain';
import { describe, expect, it } from 'vitest';
import { nameserverLinkOf, readNameserverLink } from './nameserverLink.ts';

const suffix = 'may.cloud';
const nameservers = ['ns1.may.cloud', 'ns2.may.cloud'];
const name = toAsciiName('ví-dụ.vn') ?? '';
const read = (query: string, ours = suffix) => readNameserverLink(new URLSearchParams(query), ours);

describe('the link to the page of a domain’s nameservers', () => {
  it('is read back to the same domain and nameservers', () => {
    const link = nameserverLinkOf({ name, nameservers }, suffix) ?? '';
    const { pathname, search } = new URL(link, 'https://portal.invalid');
    expect(pathname).toBe('/dns/point');
    expect(read(search)).toEqual({ status: 'ours', domain: { name, shown: 'ví-dụ.vn', nameservers } });
  });

  it.each([
    ['none', [], suffix],
    ['one that is not ours', ['ns1.may.cloud', 'ns1.evil.example'], suffix],
    ['one that only looks like ours', ['ns1.notmay.cloud'], suffix],
    ['ours inside another name', ['ns1.may.cloud.evil.example'], suffix],
    ['any nameservers without a configured suffix', nameservers, ''],
  ])('is null for %s', (_, hosts, ours) => {
    expect(nameserverLinkOf({ name, nameservers: hosts }, ours)).toBeNull();
  });

  it.each([
    'domain=a.vn&ns=ns1.evil.example',
    'domain=a.vn&ns=ns1.may.cloud&ns=ns1.evil.example',
    'domain=a.vn&ns=ns1.notmay.cloud',
    'domain=a.vn&ns=may.cloud.evil.example',
  ])('is foreign for %s', (query) => {
    expect(read(query)).toEqual({ status: 'foreign' });
  });

  it('is foreign without a configured suffix', () => {
    expect(read('domain=a.vn&ns=ns1.may.cloud', '')).toEqual({ status: 'foreign' });
  });

  it.each([
    '',
    'domain=a.vn',
    'ns=ns1.may.cloud',
    'domain=localhost&ns=ns1.may.cloud',
    'domain=a.vn&ns=',
    'domain=a.vn&ns=cloud',
    'domain=a.vn&ns=<b>.may.cloud',
    'domain=a.vn&ns=ns1%00.may.cloud',
    'domain=a.vn&ns=ns1 call 0900 .may.cloud',
    `domain=a.vn&${Array.from({ length: 14 }, (_, index) => `ns=ns${index}.may.cloud`).join('&')}`,
  ])('is unreadable for %j', (query) => {
    expect(read(query)).toEqual({ status: 'unreadable' });
  });
});
