/** What the hosted invoice page says. */
export const invoiceTexts = {
  vi: {
    invoice: 'Hóa đơn',
    notReal: 'không phải tiền thật',
    paid: 'Đã thanh toán',
    unpaid: 'Chưa thanh toán',
    content: 'Nội dung',
    issued: 'Ngày lập',
    pay: 'Trả từ ví',
    balanceTooLow: 'Số dư ví không đủ. Hãy nạp thêm tiền rồi thử lại.',
  },
  en: {
    invoice: 'Invoice',
    notReal: 'no real money',
    paid: 'Paid',
    unpaid: 'Unpaid',
    content: 'For',
    issued: 'Issued',
    pay: 'Pay from the wallet',
    balanceTooLow: 'The wallet balance is too low. Top up and try again.',
  },
} as const;
