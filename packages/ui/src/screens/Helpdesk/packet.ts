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

const isCardNumber = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
};

const numbers = /\d(?:[ -]?\d){12,18}/g;
/** Tokens of a session, and secret keys of card providers. */
const keys = /\beyJ[\w-]+(?:\.[\w-]+)*|\bBearer\s+\S+|\b(?:sk|rk)_(?:test|live)_\w+|\b(?:pi|seti)_\w+_secret_\w+/g;

/** Takes card numbers and keys out of a text that a customer typed or pasted. */
export const withoutSecrets = (text: string, words: { card: string; key: string }): string =>
  text
    .replace(keys, words.key)
    .replace(numbers, (number) => (isCardNumber(number.replace(/\D/g, '')) ? words.card : number));

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
    `mailto:${mail.email}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  const whole = hrefOf(mail.packet);
  return whole.length <= longestAddress ? { href: whole, isWhole: true } : { href: hrefOf(mail.paste), isWhole: false };
};
