/** All refusals of the provider, by code. */
export const messages = {
  wrongCredentials: { vi: 'Email hoặc mật khẩu không đúng.', en: 'The e-mail or the password is wrong.' },
  codeTooSoon: {
    vi: 'Mã vừa được gửi. Hãy thử lại sau {seconds} giây.',
    en: 'A code was sent just now. Try again in {seconds} seconds.',
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
  cardNotFound: {
    vi: 'Không tìm thấy thẻ này trong các thẻ đã liên kết.',
    en: 'This card is not one of your linked cards.',
  },
  cardExpired: {
    vi: 'Thẻ này đã hết hạn. Hãy chọn hoặc liên kết một thẻ khác.',
    en: 'This card has expired. Choose or link another one.',
  },
  cardDeclined: {
    vi: 'Thẻ của bạn đã bị từ chối. Hãy thử một thẻ khác.',
    en: 'Your card was declined. Try another card.',
  },
  cardTokenUsed: {
    vi: 'Thông tin thẻ này không còn dùng được. Hãy nhập lại thẻ.',
    en: 'These card details can no longer be used. Enter the card again.',
  },
  regionNotOffered: {
    vi: 'Khu vực này không có. Hãy chọn một khu vực khác.',
    en: 'There is no such region. Choose another one.',
  },
  planNotOffered: {
    vi: 'Gói cấu hình này không có. Hãy chọn một gói khác.',
    en: 'There is no such plan. Choose another one.',
  },
  planSoldOut: {
    vi: 'Gói {plan} đã hết. Hãy chọn một gói khác.',
    en: 'The plan {plan} is sold out. Choose another one.',
  },
  diskOutOfRange: {
    vi: 'Ổ cứng SSD phải từ {minimum} đến {maximum} GB.',
    en: 'The SSD disk must be between {minimum} and {maximum} GB.',
  },
  regionDiskTooSmall: {
    vi: 'Khu vực {region} cần ổ cứng SSD từ {minimum} GB.',
    en: 'The region {region} needs an SSD disk of at least {minimum} GB.',
  },
  mariadbDiskOutOfRange: {
    vi: 'Ổ cứng MariaDB phải từ {minimum} đến {maximum} GB.',
    en: 'The MariaDB disk must be between {minimum} and {maximum} GB.',
  },
  passwordTooWeak: {
    vi: 'Mật khẩu phải chứa ít nhất 8 kí tự bao gồm chữ , số và kí tự đặc biệt !',
    en: 'The password needs at least 8 characters, among them a letter, a digit and a special character.',
  },
  containersOutOfRange: {
    vi: 'Số lượng máy chủ phải từ {minimum} đến {maximum}.',
    en: 'The number of servers must be between {minimum} and {maximum}.',
  },
  serverNotReady: {
    vi: 'Máy chủ đang được thiết lập hoặc chưa được thanh toán nên chưa thay đổi được.',
    en: 'A server that is being set up or is not paid for cannot be changed yet.',
  },
  planInUse: {
    vi: 'Máy chủ đang dùng gói {plan}. Hãy chọn một gói khác.',
    en: 'The server has the plan {plan} already. Choose another one.',
  },
  diskBelowMinimum: {
    vi: 'Dung lượng ổ cứng tối thiếu là 10GB!',
    en: 'A disk has at least 10 GB.',
  },
  diskNotWhole: {
    vi: 'Dung lượng ổ cứng phải là số GB nguyên.',
    en: 'The size of a disk must be a whole number of GB.',
  },
  diskShrinks: {
    vi: 'Ổ cứng chỉ tăng được, không giảm được.',
    en: 'A disk can only grow.',
  },
  disksUnchanged: {
    vi: 'Dung lượng ổ cứng không thay đổi.',
    en: 'The disks have this size already.',
  },
  containersFixed: {
    vi: 'Số lượng máy chủ không thay đổi được ở đây.',
    en: 'The number of servers cannot be changed here.',
  },
  upgradeUnpaid: {
    vi: 'Số dư ví không đủ và thẻ mặc định không trả được nên máy chủ chưa được nâng cấp. Hãy nạp thêm tiền rồi thử lại.',
    en: 'The wallet balance is too low and no default card paid, so the server was not upgraded. Top up and try again.',
  },
  tooManyDomains: {
    vi: 'Một máy chủ có nhiều nhất {maximum} tên miền.',
    en: 'A server has at most {maximum} domains.',
  },
  primaryDomainMissing: {
    vi: 'Không thể bỏ tên miền chính {domain}.',
    en: 'The primary domain {domain} cannot be removed.',
  },
  domainOnOtherServer: {
    vi: 'Tên miền {domain} đang được dùng cho một máy chủ khác.',
    en: 'The domain {domain} is in use on another server.',
  },
  domainNotVerified: { vi: 'Domain is not verified !', en: 'Domain is not verified !' },
  logNotReady: {
    vi: 'Máy chủ chưa được thiết lập xong nên chưa có nhật ký.',
    en: 'The server is not set up yet, so it has no log.',
  },
  domainNotFound: { vi: 'Không tìm thấy tên miền này.', en: 'This domain was not found.' },
  domainInvalid: { vi: 'Tên miền không hợp lệ.', en: 'This is not a domain name.' },
  domainExists: {
    vi: 'Tên miền này đã có trong hệ thống.',
    en: 'This domain has been added already.',
  },
  recordNotFound: { vi: 'Không tìm thấy bản ghi này.', en: 'This record was not found.' },
  recordExists: { vi: 'Bản ghi này đã có.', en: 'This record exists already.' },
  recordNotAllowed: {
    vi: 'Bản ghi này trái với quy tắc của DNS.',
    en: 'The record breaks a rule of DNS.',
  },
  methodNotAllowed: { vi: 'Không hỗ trợ thao tác này.', en: 'This is not supported.' },
  notFound: { vi: 'Không tìm thấy.', en: 'Not found.' },
  channelNotYours: { vi: 'Bạn không có quyền nghe kênh này.', en: 'This channel is not yours.' },
  crossSite: { vi: 'Yêu cầu đến từ trang khác nên bị từ chối.', en: 'A request from another site is refused.' },
  notLoopback: {
    vi: 'Chỉ máy chạy sandbox mới mở được địa chỉ này.',
    en: 'Only the machine that runs the sandbox may open this address.',
  },
  internal: { vi: 'Lỗi hệ thống. Hãy thử lại sau.', en: 'Something failed on our side. Try again later.' },
} as const;
