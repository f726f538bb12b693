const testCardsAt = 'https://stripe.com/docs/testing';

/** The card provider's refusals, with its codes and sentences. `{intent}` and `{status}` are of the intent. */
export const stripeErrors = {
  declined: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    en: 'Your card was declined.',
    vi: 'Thẻ của bạn đã bị từ chối.',
  },
  insufficientFunds: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    en: 'Your card has insufficient funds.',
    vi: 'Thẻ của bạn không đủ số dư.',
  },
  liveCard: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    en: `Your card was declined: it is not one of the test cards at ${testCardsAt}.`,
    vi: `Thẻ của bạn đã bị từ chối vì không phải thẻ thử nghiệm trong ${testCardsAt}.`,
  },
  expiredCard: {
    type: 'card_error',
    code: 'expired_card',
    en: 'Your card has expired.',
    vi: 'Thẻ của bạn đã hết hạn.',
  },
  incomplete: {
    type: 'validation_error',
    code: 'incomplete_card',
    en: "Your card's expiration date or security code is incomplete.",
    vi: 'Ngày hết hạn hoặc mã bảo mật của thẻ chưa hoàn chỉnh.',
  },
  authenticationFailed: {
    type: 'invalid_request_error',
    code: '{intent}_authentication_failure',
    en: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    vi: 'Chúng tôi không thể xác thực phương thức thanh toán của bạn. Vui lòng chọn phương thức thanh toán khác và thử lại.',
  },
  unexpectedState: {
    type: 'invalid_request_error',
    code: '{intent}_unexpected_state',
    en: 'You cannot do this to this {intent} because of its status ({status}).',
    vi: 'Không thể làm điều này với {intent} ở trạng thái {status}.',
  },
  missing: {
    type: 'invalid_request_error',
    code: 'resource_missing',
    en: 'No such object, or its client secret does not match.',
    vi: 'Không có đối tượng này, hoặc client secret không khớp.',
  },
} as const;

export type StripeErrorName = keyof typeof stripeErrors;
