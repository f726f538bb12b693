import { numberFormat } from '../i18n/intl.ts';
import type { LocaleName } from '../i18n/locales.ts';
import { tags } from '../i18n/tags.ts';

const gbFormat = (locale: LocaleName) =>
  numberFormat(tags[locale], { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 });

/** A size in one line: `2,5 GB` in Vietnamese, `2,5 Go` in French, whose narrow space is nearly none in the portal's font. */
export const formatGb = (gb: number, locale: LocaleName): string =>
  gbFormat(locale).format(gb).replaceAll(/\s/g, '\u00a0');

/** The unit alone, as it stands behind a field. */
export const gbUnit = (locale: LocaleName): string =>
  gbFormat(locale)
    .formatToParts(0)
    .find(({ type }) => type === 'unit')?.value ?? 'GB';
