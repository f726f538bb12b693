import { describe, expect, it } from 'vitest';
import { type AccountForm, faultsOfAccount, fieldOfRefusal, readCode } from './account.ts';

const form: AccountForm = { name: 'Lê Thị Mây', email: 'may@may.vn', phone: '0912 345 678', password: 'Matkhau1' };

describe('the form of a new account', () => {
  it('has a fault for each field that is missing, too long, too short or no address', () => {
    const rows: readonly [title: string, change: Partial<AccountForm>, faults: object][] = [
      ['complete', {}, {}],
      ['with spaces around the e-mail', { email: ' may@may.vn ' }, {}],
      ['with an e-mail in full-width characters', { email: '\u3000ｍａｙ＠ｍａｙ。ｖｎ' }, {}],
      ['with a name of 80 characters', { name: '🌤'.repeat(80) }, {}],
      ['with a name of 81 characters', { name: 'á'.repeat(81) }, { name: 'tooLong' }],
      ['with a name of spaces', { name: '  ' }, { name: 'missing' }],
      ['with an e-mail without a domain', { email: 'may@may' }, { email: 'invalid' }],
      ['with an e-mail of two addresses', { email: 'a@b.vn c@d.vn' }, { email: 'invalid' }],
      ['with an e-mail of 254 characters', { email: `${'a'.repeat(247)}@may.vn` }, {}],
      ['with an e-mail of 255 characters', { email: `${'a'.repeat(248)}@may.vn` }, { email: 'invalid' }],
      ['with a password of seven characters', { password: 'Matkha1' }, { password: 'tooShort' }],
      ['with a password of eight spaces, which is not trimmed', { password: ' '.repeat(8) }, {}],
      [
        'that is empty',
        { name: '', email: '', phone: '', password: '' },
        { name: 'missing', email: 'missing', phone: 'missing', password: 'missing' },
      ],
    ];
    for (const [title, change, faults] of rows)
      expect.soft(faultsOfAccount({ ...form, ...change }), title).toEqual(faults);
  });
});

it('a refusal belongs to the one field that it names', () => {
  for (const [message, field] of [
    ['Dữ liệu gửi lên không hợp lệ: phone.', 'phone'],
    ['Số điện thoại này đã được đăng ký.', 'phone'],
    ['The e-mail is taken.', 'email'],
    ['Email đã tồn tại', 'email'],
    ['Mật khẩu quá yếu', 'password'],
    ['Họ và tên quá dài', 'name'],
    ['The username is taken.', null],
    ['Email hoặc số điện thoại này đã được đăng ký.', null],
    ['Hệ thống đang bảo trì.', null],
    [null, null],
  ] as const)
    expect.soft(fieldOfRefusal(message), `${message}`).toBe(field);
});

it('reads the one code of six digits in a text', () => {
  const texts: Record<string, string> = {
    '123456': '123456| 123 456\n|123-456|12–34–56|１２３４５６',
    '015985': [
      'Mã của bạn là 015985. Mã dùng được trong 5 phút.|Mây-015985|Mã xác nhận: 015 985. Không chia sẻ.',
      'Mã 015-985 (hết hạn sau 10 phút)|015985 là mã của bạn, hotline 1900 636363',
    ].join('|'),
  };
  for (const [code, given] of Object.entries(texts))
    for (const typed of given.split('|')) expect.soft(readCode(typed), typed).toBe(code);
  const none = 'Mã cũ là 015985, mã mới là 271828.|Gọi 1900 636363|+84 912 345 678|12345|1234567|12345a|';
  for (const typed of none.split('|')) expect.soft(readCode(typed), typed).toBeNull();
});
