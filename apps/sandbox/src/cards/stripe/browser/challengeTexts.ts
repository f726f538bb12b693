/** Words of the challenge that a card's bank shows to its owner. */
export const challengeTexts = {
  vi: {
    title: 'Xác thực thẻ',
    close: 'Hủy xác thực và đóng',
    bank: 'Ngân hàng phát hành thẻ',
    notReal: 'không phải tiền thật',
    pay: 'Ngân hàng của bạn muốn biết có phải chính bạn đang thanh toán không.',
    link: 'Ngân hàng của bạn muốn biết có phải chính bạn đang liên kết thẻ không.',
    merchant: 'Đơn vị nhận',
    amount: 'Số tiền',
    complete: 'Xác nhận là tôi',
    fail: 'Từ chối xác thực',
  },
  en: {
    title: 'Authenticate your card',
    close: 'Cancel the authentication and close',
    bank: "The card's bank",
    notReal: 'no real money',
    pay: 'Your bank wants to know whether it is you who pays.',
    link: 'Your bank wants to know whether it is you who links this card.',
    merchant: 'Paid to',
    amount: 'Amount',
    complete: 'Complete authentication',
    fail: 'Fail authentication',
  },
} as const;
