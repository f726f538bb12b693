import {
  brandOf,
  digitsOf,
  type FieldProblem,
  groupExpiry,
  groupNumber,
  lengthOf,
  problemOfCvc,
  problemOfExpiry,
  problemOfNumber,
  readExpiry,
} from './cardRules.ts';
import { type FrameLanguage, frameTexts } from './frameTexts.ts';

/** The JSON of a card. */
export type TypedCard = { number: string; exp_month: number; exp_year: number; cvc: string };

export type CardFields = {
  speak: (language: FrameLanguage) => void;
  /** Shows the first error and focuses its field. Returns null if the card can be sent. */
  check: () => FieldProblem | null;
  card: () => TypedCard;
  state: () => { complete: boolean; empty: boolean };
  focus: () => void;
  clear: () => void;
};

const names = ['number', 'expiry', 'cvc'] as const;
type Name = (typeof names)[number];

const find = <Kind extends HTMLElement>(id: string): Kind => document.querySelector(`#${id}`) as Kind;

/** Writes the grouped text and keeps the caret behind the same digit. */
const write = (input: HTMLInputElement, text: string): void => {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const wasAtEnd = input.selectionStart === input.value.length;
  if (input.value === text) return;
  input.value = text;
  let at = 0;
  for (let digits = 0; at < text.length && digits < before; at += 1) if (/\d/.test(text[at] ?? '')) digits += 1;
  if (!wasAtEnd) input.setSelectionRange(at, at);
};

/** Connects the fields; `onChange` runs after each input. */
export const createCardFields = (onChange: () => void): CardFields => {
  let language: FrameLanguage = 'en';
  const input: Record<Name, HTMLInputElement> = { number: find('number'), expiry: find('expiry'), cvc: find('cvc') };
  const problems: Record<Name, () => FieldProblem | null> = {
    number: () => problemOfNumber(input.number.value),
    expiry: () => problemOfExpiry(input.expiry.value, new Date()),
    cvc: () => problemOfCvc(input.cvc.value, input.number.value),
  };
  const shown: Record<Name, FieldProblem | null> = { number: null, expiry: null, cvc: null };

  const show = (name: Name, problem: FieldProblem | null): void => {
    shown[name] = problem;
    const note = find(`${name}-error`);
    note.textContent = problem ? frameTexts[language][problem] : '';
    note.hidden = !problem;
    input[name].setAttribute('aria-invalid', String(problem !== null));
  };

  const format: Record<Name, (typed: string, isDeleting: boolean) => string> = {
    number: (typed) => {
      const digits = digitsOf(typed);
      return groupNumber(digits.slice(0, lengthOf(digits)));
    },
    expiry: (typed, isDeleting) => {
      const digits = digitsOf(typed).slice(0, 4);
      return isDeleting && digits.length <= 2 ? digits : groupExpiry(digits);
    },
    cvc: (typed) => digitsOf(typed).slice(0, brandOf(digitsOf(input.number.value)) === 'amex' ? 4 : 3),
  };

  const follow = (name: Name): void => {
    const field = input[name];
    field.addEventListener('input', (event) => {
      const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
      write(field, format[name](field.value, isDeleting));
      const problem = problems[name]();
      // While the customer types, show only errors that more input cannot fix.
      show(name, problem?.startsWith('invalid') ? problem : null);
      if (name === 'number') find('brand').dataset.brand = brandOf(digitsOf(field.value));
      if (!problem && !isDeleting && name !== 'cvc') input[name === 'number' ? 'expiry' : 'cvc'].focus();
      onChange();
    });
    field.addEventListener('blur', () => show(name, field.value === '' ? null : problems[name]()));
  };
  for (const name of names) follow(name);

  return {
    speak: (next) => {
      language = next;
      const texts = frameTexts[language];
      document.documentElement.lang = language;
      for (const name of names) {
        find(`${name}-label`).textContent = texts[name];
        show(name, shown[name]);
      }
      input.expiry.placeholder = texts.expiryHint;
      input.cvc.placeholder = texts.cvcHint;
    },
    check: () => {
      const wrong = names.filter((name) => {
        show(name, problems[name]());
        return shown[name] !== null;
      });
      const [first] = wrong;
      if (first) input[first].focus();
      return first ? shown[first] : null;
    },
    card: () => {
      const { month, year } = readExpiry(input.expiry.value) ?? { month: 0, year: 0 };
      return { number: digitsOf(input.number.value), exp_month: month, exp_year: year, cvc: input.cvc.value };
    },
    state: () => ({
      complete: names.every((name) => problems[name]() === null),
      empty: names.every((name) => input[name].value === ''),
    }),
    focus: () => input.number.focus(),
    clear: () => {
      for (const name of names) {
        input[name].value = '';
        show(name, null);
      }
      find('brand').dataset.brand = '';
      onChange();
    },
  };
};
