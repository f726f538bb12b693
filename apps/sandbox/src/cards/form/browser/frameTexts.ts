/** Words of the card form. */
export const frameTexts = {
  vi: {
    number: 'Số thẻ',
    expiry: 'Ngày hết hạn',
    expiryHint: 'MM / YY',
    cvc: 'Mã bảo mật',
    cvcHint: 'CVC',
    incomplete_number: 'Số thẻ của bạn chưa hoàn chỉnh.',
    invalid_number: 'Số thẻ của bạn không hợp lệ.',
    incomplete_expiry: 'Ngày hết hạn của thẻ chưa hoàn chỉnh.',
    invalid_expiry_year_past: 'Ngày hết hạn của thẻ đã qua.',
    incomplete_cvc: 'Mã bảo mật của thẻ chưa hoàn chỉnh.',
    connection: 'Không kết nối được với nhà cung cấp thẻ. Hãy kiểm tra mạng rồi thử lại.',
    used: 'Biểu mẫu này đã được dùng. Hãy mở lại trang để liên kết thẻ khác.',
  },
  en: {
    number: 'Card number',
    expiry: 'Expiration date',
    expiryHint: 'MM / YY',
    cvc: 'Security code',
    cvcHint: 'CVC',
    incomplete_number: 'Your card number is incomplete.',
    invalid_number: 'Your card number is invalid.',
    incomplete_expiry: "Your card's expiration date is incomplete.",
    invalid_expiry_year_past: "Your card's expiration date is in the past.",
    incomplete_cvc: "Your card's security code is incomplete.",
    connection: 'An error occurred with our connection to the card provider. Check your connection and try again.',
    used: 'This form has been used. Open the page again to link another card.',
  },
} as const;

export type FrameLanguage = keyof typeof frameTexts;

/** The language for the card provider's `locale`: 'auto' is the browser's. English unless Vietnamese. */
export const frameLanguageOf = (locale: string | undefined): FrameLanguage =>
  (!locale || locale === 'auto' ? navigator.language : locale).toLowerCase().startsWith('vi') ? 'vi' : 'en';
