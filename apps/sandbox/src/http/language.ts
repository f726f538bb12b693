import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** Languages of the provider's messages. */
export type Language = 'vi' | 'en';

/** The language of an answer: English unless Vietnamese is preferred. */
export const languageOf = (c: Context): Language =>
  accepts(c, {
    header: 'Accept-Language',
    supports: ['vi', 'en'],
    default: 'en',
    match: (wanted) =>
      wanted.map(({ type }) => type.split('-')[0]).find((name) => name === 'vi' || name === 'en') ?? 'en',
  }) as Language;
