/** Words of the hosted invoice page. */
export const invoiceTexts = {
  invoice: { vi: 'Hóa đơn', en: 'Invoice' },
  notReal: { vi: 'không phải tiền thật', en: 'no real money' },
  paid: { vi: 'Đã thanh toán', en: 'Paid' },
  unpaid: { vi: 'Chưa thanh toán', en: 'Unpaid' },
  content: { vi: 'Nội dung', en: 'For' },
  issued: { vi: 'Ngày lập', en: 'Issued' },
  parts: {
    base: { vi: 'Máy chủ cơ bản', en: 'Base server' },
    ssd: { vi: 'SSD (GB)', en: 'SSD (GB)' },
    mariadb: { vi: 'MariaDB (GB)', en: 'MariaDB (GB)' },
    containers: { vi: 'Container', en: 'Containers' },
  },
  pay: { vi: 'Trả từ ví', en: 'Pay from the wallet' },
  balanceTooLow: {
    vi: 'Số dư ví không đủ. Hãy nạp thêm tiền rồi thử lại.',
    en: 'The wallet balance is too low. Top up and try again.',
  },
} as const;
