const testCardsAt = 'https://stripe.com/docs/testing';

const refusal = (type: string, code: string, en: string, vi: string) => ({ type, code, en, vi });
const decline = (decline_code: string, en: string, vi: string) => ({
  ...refusal('card_error', 'card_declined', en, vi),
  decline_code,
});

/** The card provider's refusals, with its codes and sentences. `{intent}` and `{status}` are of the intent. */
export const stripeErrors = {
  declined: decline('generic_decline', 'Your card was declined.', 'Thẻ của bạn đã bị từ chối.'),
  insufficientFunds: decline('insufficient_funds', 'Your card has insufficient funds.', 'Thẻ của bạn không đủ số dư.'),
  liveCard: decline(
    'test_mode_live_card',
    `Your card was declined: it is not one of the test cards at ${testCardsAt}.`,
    `Thẻ của bạn đã bị từ chối vì không phải thẻ thử nghiệm trong ${testCardsAt}.`,
  ),
  expiredCard: refusal('card_error', 'expired_card', 'Your card has expired.', 'Thẻ của bạn đã hết hạn.'),
  incomplete: refusal(
    'validation_error',
    'incomplete_card',
    "Your card's expiration date or security code is incomplete.",
    'Ngày hết hạn hoặc mã bảo mật của thẻ chưa hoàn chỉnh.',
  ),
  authenticationFailed: refusal(
    'invalid_request_error',
    '{intent}_authentication_failure',
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    'Chúng tôi không thể xác thực phương thức thanh toán của bạn. Vui lòng chọn phương thức thanh toán khác và thử lại.',
  ),
  unexpectedState: refusal(
    'invalid_request_error',
    '{intent}_unexpected_state',
    'You cannot do this to this {intent} because of its status ({status}).',
    'Không thể làm điều này với {intent} ở trạng thái {status}.',
  ),
  missing: refusal(
    'invalid_request_error',
    'resource_missing',
    'No such object, or its client secret does not match.',
    'Không có đối tượng này, hoặc client secret không khớp.',
  ),
};

export type StripeErrorName = keyof typeof stripeErrors;
