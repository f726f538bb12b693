/** Every sentence the provider refuses with. */
export const messages = {
  wrongCredentials: { vi: 'Email hoặc mật khẩu không đúng.', en: 'The e-mail or the password is wrong.' },
  tooManyAttempts: {
    vi: 'Bạn đã thử sai quá nhiều lần. Hãy thử lại sau {seconds} giây.',
    en: 'Too many wrong attempts. Try again in {seconds} seconds.',
  },
  signInFirst: { vi: 'Phiên đăng nhập không hợp lệ hoặc đã hết hạn.', en: 'The session is missing or has expired.' },
  phoneNotConfirmed: {
    vi: 'Số điện thoại chưa được xác nhận. Hãy nhập mã đã gửi cho bạn.',
    en: 'The phone number is not confirmed yet. Enter the code sent to you.',
  },
  accountExists: {
    vi: 'Email hoặc số điện thoại này đã được đăng ký.',
    en: 'This e-mail or phone number is already registered.',
  },
  wrongOtp: {
    vi: 'Mã xác nhận không đúng hoặc đã hết hạn.',
    en: 'The confirmation code is wrong or has expired.',
  },
  invalidInput: { vi: 'Dữ liệu gửi lên không hợp lệ: {field}.', en: 'The request is not valid: {field}.' },
  notJson: { vi: 'Yêu cầu phải có kiểu application/json.', en: 'The request must be of type application/json.' },
  notForm: {
    vi: 'Yêu cầu phải có kiểu application/x-www-form-urlencoded.',
    en: 'The request must be of type application/x-www-form-urlencoded.',
  },
  tooLarge: { vi: 'Yêu cầu quá lớn.', en: 'The request is too large.' },
  amountOutOfRange: {
    vi: 'Số tiền nạp phải từ {minimum} đến {maximum}.',
    en: 'A top-up must be between {minimum} and {maximum}.',
  },
  methodNotOffered: {
    vi: 'Phương thức thanh toán này không dùng được ở khu vực của bạn.',
    en: 'This payment method is not offered in your region.',
  },
  idempotencyKeyMissing: {
    vi: 'Thiếu tiêu đề Idempotency-Key (1 đến 255 ký tự).',
    en: 'The Idempotency-Key header is missing (1 to 255 characters).',
  },
  idempotencyInFlight: {
    vi: 'Yêu cầu này đang được xử lý. Hãy thử lại sau giây lát.',
    en: 'This request is being processed. Try again in a moment.',
  },
  idempotencyMismatch: {
    vi: 'Idempotency-Key này đã được dùng cho một yêu cầu khác.',
    en: 'This Idempotency-Key was used for another request.',
  },
  transactionNotFound: { vi: 'Không tìm thấy giao dịch.', en: 'The transaction was not found.' },
  notFound: { vi: 'Không tìm thấy.', en: 'Not found.' },
  channelNotYours: { vi: 'Bạn không có quyền nghe kênh này.', en: 'This channel is not yours.' },
  crossSite: { vi: 'Yêu cầu đến từ trang khác nên bị từ chối.', en: 'A request from another site is refused.' },
  notLoopback: {
    vi: 'Chỉ máy chạy sandbox mới mở được địa chỉ này.',
    en: 'Only the machine that runs the sandbox may open this address.',
  },
  internal: { vi: 'Lỗi hệ thống. Hãy thử lại sau.', en: 'Something failed on our side. Try again later.' },
} as const;
