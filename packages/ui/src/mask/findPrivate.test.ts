import { describe, expect, it } from 'vitest';
import { formatMoney } from '../format/formatMoney.ts';
import { isPrivate } from './findPrivate.ts';

describe('a private text', () => {
  it.each([
    formatMoney({ amount: -1_500_000, currency: 'VND' }).text,
    formatMoney({ amount: 5, currency: 'VND' }).text,
    formatMoney({ amount: 1_250, currency: 'AUD' }).text,
    formatMoney({ amount: 1_250, currency: 'USD' }, 'long').text,
    'Nạp 1.500.000 VNĐ để trả đủ',
    'Hoàn 20.000đ',
    'Refund of $12.50',
    'Gửi tới demo@may.cloud.',
    'Địa chỉ 203.0.113.7',
    'v=spf1 ip4:203.0.113.0/24 -all',
    '2001:db8:0:1:1:1:1:1',
    '2001:db8::7',
    'Gọi +84 912 345 678',
    '0912345678',
    'Visa •••• 4242',
    '2001:db8::',
    '2001:db8:1::/48',
    '+61 (2) 9374 4000',
    '(028) 3822 1234',
    'khoảng 1,5 triệu',
    '1.500.000 dong',
    '9704 1234 5678 9012',
  ])('%s', (text) => expect(isPrivate(text)).toBe(true));
});

describe('a text that stays', () => {
  it.each([
    '',
    'bienxanh.vn',
    '21/11/2026 12:30:45',
    '2026-11-21T07:00:00Z',
    '2 VCPU / 4 GB RAM',
    '3 đĩa',
    'MAY-2026-0198',
    '1.500.000.000',
    'txn_demoBienXanh',
    'PHP 8.3.12',
    '••••',
    'TTL 3600',
    'std::vector',
    '00:00:10',
    '2026-11-21 07:00 (3)',
  ])('%s', (text) => expect(isPrivate(text)).toBe(false));

  it('the ways to the provider’s support', () => {
    expect(isPrivate('Viết tới hotro@may.cloud.', ['hotro@may.cloud'])).toBe(false);
    expect(isPrivate('hotro@may.cloud, demo@may.cloud', ['hotro@may.cloud'])).toBe(true);
  });
});
