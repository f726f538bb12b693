import { narrowText } from '../narrowText.ts';

/** The fields of a new account, in the order of the form. */
export const accountFields = ['name', 'email', 'phone', 'password'] as const;

export type AccountField = (typeof accountFields)[number];

/** The texts of the form as they were typed. */
export type AccountForm = Record<AccountField, string>;

/** The reason that the text of a field cannot be sent. */
type AccountFault = 'missing' | 'tooLong' | 'tooShort' | 'invalid';

export type AccountFaults = Partial<Record<AccountField, AccountFault>>;

/** Characters: the longest name and e-mail address, and the shortest password. */
export const accountLimits = { name: 80, email: 254, password: 8 } as const;

const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** A typed e-mail address as it is sent. */
export const readEmail = (typed: string): string => narrowText(typed).trim();

const lengthOf = (text: string): number => [...text].length;

const faultOf: Record<AccountField, (typed: string) => AccountFault | null> = {
  name: (typed) => (lengthOf(typed.trim()) > accountLimits.name ? 'tooLong' : null),
  email: (typed) => (email.test(readEmail(typed)) && readEmail(typed).length <= accountLimits.email ? null : 'invalid'),
  // The country's own rules are large; they are read apart, before the request.
  phone: () => null,
  password: (typed) => (lengthOf(typed) < accountLimits.password ? 'tooShort' : null),
};

/** The faults of a form; a password counts as typed, the other texts are trimmed. */
export const faultsOfAccount = (form: AccountForm): AccountFaults =>
  Object.fromEntries(
    accountFields.flatMap((field) => {
      const isMissing = field === 'password' ? form.password === '' : form[field].trim() === '';
      const fault = isMissing ? 'missing' : faultOf[field](form[field]);
      return fault ? [[field, fault]] : [];
    }),
  );

const words: Record<AccountField, RegExp> = {
  name: /\bname\b|họ (?:và )?tên|tên của bạn/i,
  email: /e-?mail/i,
  phone: /\bphone\b|điện thoại/i,
  password: /\bpassword\b|mật khẩu/i,
};

/** The one field that a refusal of the provider names; null if it names none or several. */
export const fieldOfRefusal = (message: string | null): AccountField | null => {
  const named = accountFields.filter((field) => message !== null && words[field].test(message));
  return named.length === 1 ? (named[0] ?? null) : null;
};

/**
 * The six digits of a typed or pasted code, without spaces and dashes, in ASCII; null if there are not six. In a pasted message they are the only
 * six that stand together; digits close by make them a part of another number.
 */
export const readCode = (typed: string): string | null => {
  const text = typed.normalize('NFKC');
  const code = text.replace(/[\s\p{Pd}]/gu, '');
  if (/^\d{6}$/.test(code)) return code;
  const [found = null, ...others] = text.match(/(?<!\d[\s\p{Pd}.,]?)\d{3}[\s\p{Pd}]?\d{3}(?![\s\p{Pd}.,]?\d)/gu) ?? [];
  return found === null || others.length > 0 ? null : found.replace(/\D/gu, '');
};
