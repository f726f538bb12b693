/** Amounts with a currency, as `formatMoney` or a provider writes them. */
const amount = /\d[\d.,]*[\s\u00a0]?(?:đ|₫|đồng|dong|vnđ|vnd|aud|usd|eur|triệu|tỷ|tỉ)(?![\p{L}\p{N}])/iu;
/** An amount after its currency's sign. */
const signedAmount = /[$€₫]\s?\d/;
const email = /[^\s@<>()]+@[^\s@<>()]+\.\p{L}/u;
const ipv4 = /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.]*\d)/;
/** With at least five groups or a gap: a time of day has three. */
const ipv6 =
  /(?<![\w:])(?:(?:[\da-f]{1,4}:){4,7}[\da-f]{1,4}|(?:[\da-f]{1,4}:)+:(?![\w:])|(?:[\da-f]{1,4}:)+:[\da-f]|::[\da-f]{1,4})/i;
const phone = /(?<![\w+])(?:\+\d{1,3}|\(?0)(?:[\s.()-]{0,2}\d){8,12}(?![\w])/;
/** The last digits of a card, as `cardName` writes them. */
const card = /•{2,}\s?\d{2,4}/;
/** A whole number of a card, in groups of four. */
const cardNumber = /(?<![\w.-])\d{4}(?:[\s\u00a0-]\d{4}){2}[\s\u00a0-]\d{1,7}(?![\w-])/;

const kinds = [amount, signedAmount, email, ipv4, ipv6, phone, card, cardNumber];

/** True if a text tells an amount, an e-mail or IP address, a phone or the digits of a card. Domain names stay: they name what a page is about. */
export const isPrivate = (text: string, isPublic: readonly string[] = []): boolean => {
  const rest = isPublic.reduce((left, known) => left.replaceAll(known, ''), text);
  return kinds.some((kind) => kind.test(rest));
};
