import type { Announcement, NoticeKind } from '@may/domain/bell/notice.ts';

/** The facts of all kinds; each kind reads its own. */
const facts = {
  amount: { amount: 500_000, currency: 'VND' },
  paid: { amount: 500_000, currency: 'VND' },
  card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2026 },
  domain: 'bienxanh.vn',
  part: 'disk',
  serverKind: 'wordpress',
  serverMessage: null,
  type: 'SRV',
};

/** A notice of a kind, for stories and tests. */
export const sampleNotice = (kind: NoticeKind, remedy: Announcement['remedy'] = null): Announcement => {
  const reason = kind === 'cardPaymentDeclined' ? 'declined' : 'notDone';
  return { kind, subject: { ...facts, reason }, remedy } as Announcement;
};

/** A message of the provider that no place shows in full. */
export const longText = 'Ngân hàng từ chối giao dịch vì thẻ chưa được đăng ký thanh toán trực tuyến. '.repeat(4).trim();
export const longNotice: Announcement = {
  kind: 'defaultCardUnchanged',
  subject: { serverMessage: longText },
  remedy: null,
};
