/** Words of the hosted invoice page. */
export const invoiceTexts = {
  vi: {
    invoice: 'Hóa đơn',
    notReal: 'không phải tiền thật',
    paid: 'Đã thanh toán',
    unpaid: 'Chưa thanh toán',
    content: 'Nội dung',
    issued: 'Ngày lập',
    parts: { base: 'Máy chủ cơ bản', ssd: 'SSD (GB)', mariadb: 'MariaDB (GB)', containers: 'Container' },
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
    parts: { base: 'Base server', ssd: 'SSD (GB)', mariadb: 'MariaDB (GB)', containers: 'Containers' },
    pay: 'Pay from the wallet',
    balanceTooLow: 'The wallet balance is too low. Top up and try again.',
  },
} as const;
