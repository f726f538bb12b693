/** The card provider's refusals, with its codes and sentences. */
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
    en: 'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    vi: 'Thẻ của bạn đã bị từ chối. Yêu cầu ở chế độ thử nghiệm nhưng dùng thẻ không phải thẻ thử nghiệm. Xem các thẻ thử nghiệm tại: https://stripe.com/docs/testing.',
  },
  expiredCard: {
    type: 'card_error',
    code: 'expired_card',
    decline_code: 'expired_card',
    en: 'Your card has expired.',
    vi: 'Thẻ của bạn đã hết hạn.',
  },
  incorrectCvc: {
    type: 'card_error',
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    en: "Your card's security code is incorrect.",
    vi: 'Mã bảo mật của thẻ không đúng.',
  },
  incorrectNumber: {
    type: 'card_error',
    code: 'incorrect_number',
    en: 'Your card number is incorrect.',
    vi: 'Số thẻ của bạn không đúng.',
  },
  paymentAuthenticationFailed: {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    en: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    vi: 'Chúng tôi không thể xác thực phương thức thanh toán của bạn. Vui lòng chọn phương thức thanh toán khác và thử lại.',
  },
  setupAuthenticationFailed: {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    en: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    vi: 'Chúng tôi không thể xác thực phương thức thanh toán của bạn. Vui lòng chọn phương thức thanh toán khác và thử lại.',
  },
  paymentUnexpectedState: {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    en: 'You cannot do this to this PaymentIntent because of its status ({status}).',
    vi: 'Không thể làm điều này với PaymentIntent ở trạng thái {status}.',
  },
  setupUnexpectedState: {
    type: 'invalid_request_error',
    code: 'setup_intent_unexpected_state',
    en: 'You cannot do this to this SetupIntent because of its status ({status}).',
    vi: 'Không thể làm điều này với SetupIntent ở trạng thái {status}.',
  },
  missing: {
    type: 'invalid_request_error',
    code: 'resource_missing',
    en: 'No such object, or its client secret does not match.',
    vi: 'Không có đối tượng này, hoặc client secret không khớp.',
  },
} as const;

export type StripeErrorName = keyof typeof stripeErrors;
