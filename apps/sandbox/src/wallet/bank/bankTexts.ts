/** Words of the sandbox's bank. */
export const bankTexts = {
  vi: {
    bank: 'Ngân hàng Thử Nghiệm',
    notReal: 'không phải tiền thật',
    title: 'Xác nhận thanh toán',
    intro: 'Kiểm tra thông tin rồi chọn điều ngân hàng sẽ làm.',
    merchant: 'Đơn vị nhận',
    code: 'Mã giao dịch',
    content: 'Nội dung',
    pay: 'Thanh toán',
    cancel: 'Hủy giao dịch',
    fail: 'Ngân hàng từ chối',
    loseAnswer: 'Thanh toán nhưng mất trả lời',
    settled: {
      succeeded: 'Giao dịch này đã được thanh toán',
      failed: 'Ngân hàng đã từ chối giao dịch này',
      cancelled: 'Giao dịch này đã bị hủy',
    },
    settledHint: 'Không có gì để làm thêm ở đây. Mở lại trang này không trừ tiền lần nữa.',
    back: 'Quay lại',
    dead: 'Không có phản hồi',
    deadHint:
      'Tiền đã được chuyển, nhưng câu trả lời của ngân hàng bị mất trên đường về. Từ đây chỉ còn nút quay lại của trình duyệt.',
  },
  en: {
    bank: 'Rehearsal Bank',
    notReal: 'no real money',
    title: 'Confirm the payment',
    intro: 'Check the details, then choose what the bank will do.',
    merchant: 'Paid to',
    code: 'Transaction code',
    content: 'Reference',
    pay: 'Pay',
    cancel: 'Cancel the payment',
    fail: 'Let the bank refuse',
    loseAnswer: 'Pay but lose the answer',
    settled: {
      succeeded: 'This payment has been made',
      failed: 'The bank refused this payment',
      cancelled: 'This payment was cancelled',
    },
    settledHint: 'There is nothing left to do here. Opening this page again charges nothing.',
    back: 'Back to',
    dead: 'No response',
    deadHint:
      "The money has moved, but the bank's answer was lost on its way. Only the browser's back button leads on.",
  },
} as const;
