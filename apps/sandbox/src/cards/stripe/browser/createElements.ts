import type { Appearance, LentFont } from '../../form/browser/frameMessages.ts';
import { frameLanguageOf } from '../../form/browser/frameTexts.ts';
import { createElement } from './createElement.ts';
import type { Group, Place, TaskAnswer } from './stripeTypes.ts';

/** The supported options of `stripe.elements()`. */
export type ElementsOptions = {
  clientSecret?: string;
  appearance?: Appearance;
  locale?: string;
  fonts?: Partial<LentFont>[];
};

/** The hidden part of a group of elements, found by the group that a page passes to `confirmSetup`. */
export type Inside = {
  secret: () => string | null;
  submit: () => Promise<TaskAnswer>;
  confirm: (secret: string) => Promise<TaskAnswer>;
};

const insides = new WeakMap<object, Inside>();

/** Undefined if the value is no group of elements. */
export const insideOf = (elements: unknown): Inside | undefined =>
  typeof elements === 'object' && elements !== null ? insides.get(elements) : undefined;

const isFont = (font: Partial<LentFont>): font is LentFont =>
  typeof font.family === 'string' && typeof font.src === 'string';

/** A group for one intent. In this stand-in it has one element: the payment element. */
export const createElements = (place: Place, { clientSecret, appearance, locale, fonts = [] }: ElementsOptions) => {
  const group: Group = {
    clientSecret: clientSecret ?? null,
    appearance: appearance ?? {},
    locale: locale ?? place.language,
    fonts: fonts.filter(isFont),
  };
  const here = { ...place, language: frameLanguageOf(group.locale) };
  let current: ReturnType<typeof createElement> | null = null;
  const missing: TaskAnswer = {
    error: { type: 'validation_error', code: 'element_missing', message: 'There is no payment element in this group.' },
  };
  const submit = async (): Promise<TaskAnswer> => (current ? current.inner.doTask('validate') : missing);

  const elements = {
    create: (type: string, _options?: object) => {
      if (type !== 'payment') throw new Error(`The stand-in has no ${type} element, only payment.`);
      if (current) throw new Error("Can only create one Element of type 'payment'.");
      current = createElement(here, group, () => {
        current = null;
      });
      return current.element;
    },
    getElement: (type: unknown) => (type === 'payment' ? (current?.element ?? null) : null),
    update: async (options: ElementsOptions): Promise<void> => {
      group.appearance = options.appearance ?? group.appearance;
      group.locale = options.locale ?? group.locale;
      here.language = frameLanguageOf(group.locale);
      current?.inner.show();
    },
    fetchUpdates: async () => ({}),
    submit: async () => {
      const { error } = await submit();
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
  };
  insides.set(elements, {
    secret: () => group.clientSecret,
    submit,
    confirm: async (secret) => (current ? current.inner.doTask('confirmSetup', secret) : missing),
  });
  return elements;
};
