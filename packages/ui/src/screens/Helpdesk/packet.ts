/** The facts of a support packet that the page knows; times are in epoch milliseconds. */
export type SupportFacts = {
  at: number;
  timeZone: string;
  /** The name of the portal's main script, which is another one in each version. */
  version: string;
  /** The path of the page that failed, without its query; null if no page sent the customer here. */
  page: string | null;
  /** `navigator.userAgent`. */
  browser: string;
  /** Width and height of the window: `1280 × 800`. */
  screen: string;
  language: string;
  isOnline: boolean;
  /** True if the browser keeps what is stored. */
  canStore: boolean;
  /** The provider's address and its abilities, as the settings name them. */
  provider: string;
  /** Null without a session. */
  account: { id: string; email: string } | null;
  /** The last notices by their kinds, without the data in them; the newest is first. */
  notices: readonly { kind: string; at: number }[];
};

const hasCheckDigit = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
};

/** First digits and lengths that card networks use. Without them, one of ten payment codes would be taken for a card. */
const issued =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720|35)\d+(?<=^\d{16})|3[47]\d{13}|3[0689]\d{12}|6\d{15,18}|9704(?:\d{12}|\d{15}))$/;
const lengths = [19, 18, 17, 16, 15, 14, 13] as const;

/** Digits with at most three marks or spaces between two of them. A colon is of a time, which no card number contains. */
const runs = /\d(?:[^\p{L}\p{N}:]{0,3}\d){12,}/gu;
/** The code on the back of a card, after its name. */
const codes = /(?<=\b(?:CVC|CVV|CSC)2?\W{0,3})\d{3,4}\b/gi;
/** The date and the code that often follow a card's number. */
const dateAndCode = /^(?:\D{1,3}\d{1,2}\D{1,3}(?:20)?\d{2}(?!\d))?(?:\D{1,3}\d{3,4}(?!\d)){0,2}/;

/** Replaces each card number in a row of digits with `word`, also if other digits stand before or after it. */
const withoutCards = (run: string, word: string): string => {
  const digits = [...run.matchAll(/\d/g)].map(({ index }) => index);
  const all = run.replace(/\D/g, '');
  const isCard = (part: string) => hasCheckDigit(part) && (part === all || issued.test(part));
  const cards: { from: number; to: number }[] = [];
  for (const from of digits.keys()) {
    const length = lengths.find((some) => from + some <= all.length && isCard(all.slice(from, from + some)));
    if (length === undefined) continue;
    const to = from + length - 1;
    const last = cards.at(-1);
    // Parts that overlap go together, so that no guess between them leaves a piece of the right one.
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else cards.push({ from, to });
  }
  return cards.reduceRight((text, { from, to }) => {
    const rest = text.slice((digits[to] ?? 0) + 1).replace(dateAndCode, '');
    return `${text.slice(0, digits[from])}${word}${rest}`;
  }, run);
};

/** Tokens of a session, by their form or after the names under which the browser keeps them, and secret keys of card providers. */
const keys =
  /\beyJ[\w-]+(?:\.[\w-]+)*|\bBearer\s+\S+|\b(?:sk|rk)_(?:test|live)_\w+|\b(?:pi|seti)_\w+_secret_\w+|(?<=\b(?:access_?token|clientStripe|client_?secret)["']?\s*[:=]\s*["']?)[^\s"',;}]+/gi;

/**
 * Takes card numbers and keys out of a text that a customer typed or pasted. A password in a sentence looks like any
 * other word and stays.
 */
export const withoutSecrets = (text: string, words: { card: string; key: string }): string =>
  text
    .replace(keys, words.key)
    .replace(codes, words.card)
    .replace(runs, (run) => withoutCards(run, words.card));

/** An e-mail address of which only the first letter and the host can be read. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');

/** A moment as ISO 8601 with the offset of this device, which support can compare with its own logs. */
export const isoWithOffset = (at: number): string => {
  const offset = -new Date(at).getTimezoneOffset();
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const local = new Date(at + offset * 60_000).toISOString().slice(0, 19);
  return `${local}${offset < 0 ? '-' : '+'}${clock(Math.abs(offset))}`;
};

/** Characters of an address that every mail program takes; some cut a longer one. */
const longestAddress = 1_900;

/** The address that opens an e-mail with the packet. If it would be too long, the e-mail asks to paste the packet instead. */
export const mailAddress = (mail: {
  email: string;
  subject: string;
  packet: string;
  paste: string;
}): { href: string; isWhole: boolean } => {
  const hrefOf = (body: string) =>
    `mailto:${mail.email}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(body.toWellFormed().replaceAll('\n', '\r\n'))}`;
  const whole = hrefOf(mail.packet);
  return whole.length <= longestAddress ? { href: whole, isWhole: true } : { href: hrefOf(mail.paste), isWhole: false };
};
